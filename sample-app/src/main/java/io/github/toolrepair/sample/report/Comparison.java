package io.github.toolrepair.sample.report;

import io.github.toolrepair.sample.scenario.Scenario;

/**
 * One scenario, played without and with repair.
 */
public record Comparison(Scenario scenario, Conversation without, Conversation with) {

}
