def blink(lamp, times):
    for _ in range(times):
        lamp.on()
        lamp.off()
