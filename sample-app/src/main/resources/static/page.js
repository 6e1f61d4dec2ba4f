"use strict";

const byId = (id) => document.getElementById(id);
const faults = new Map();

/** An element with text; what a model sent is never read as HTML. */
function element(name, text, className) {
	const created = document.createElement(name);
	if (text !== undefined) {
		created.textContent = text;
	}
	if (className) {
		created.className = className;
	}
	return created;
}

function readable(value) {
	return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

function titled(title, value) {
	const side = element("div");
	side.append(element("h4", title), element("pre", readable(value) || "(empty)"));
	return side;
}

async function request(path, body) {
	const options = body === undefined ? {} : {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(body)
	};
	const response = await fetch(path, options);
	if (!response.ok) {
		throw new Error(response.status === 404 ? "There is no tool of that name." : "The server answered with status "
				+ response.status + ".");
	}
	return response.json();
}

// The call

async function fillForm() {
	const [tools, listed] = await Promise.all([request("actuator/repair/tools"), request("faults")]);
	for (const tool of tools.tools) {
		byId("tool").append(new Option(tool.name));
	}
	for (const fault of listed) {
		faults.set(fault.id, fault);
		byId("fault").append(new Option(fault.id + ": " + fault.fault, fault.id));
	}
}

function chooseFault() {
	const fault = faults.get(byId("fault").value);
	byId("play").disabled = !fault;
	const printed = fault !== undefined && fault.tool === null;
	byId("run").disabled = printed;
	byId("arguments").disabled = printed;
	byId("arguments").value = fault ? fault.arguments ?? "(the model prints this call as text; play it)" : "";
	byId("cut").checked = fault !== undefined && fault.finishReason === "length";
	if (fault && !printed) {
		const tool = byId("tool");
		if (![...tool.options].some((option) => option.value === fault.tool)) {
			tool.append(new Option(fault.tool));
		}
		tool.value = fault.tool;
	}
}

function show(...parts) {
	byId("nothing-yet").hidden = true;
	byId("outcome").replaceChildren(...parts);
}

async function attempt(work) {
	try {
		await work();
	}
	catch (failure) {
		show(element("p", failure.message, "error"));
	}
	byId("result").scrollIntoView({ block: "nearest" });
}

async function dryRun() {
	const call = { tool: byId("tool").value, arguments: byId("arguments").value };
	if (byId("cut").checked) {
		call.finishReason = "length";
	}
	const run = await request("actuator/repair", call);
	const outcome = element("p");
	outcome.append(element("span", run.outcome, "badge " + run.outcome));
	if (run.reason) {
		outcome.append(" " + run.reason);
	}
	const stages = element("ol", undefined, "stages");
	run.stages.forEach((stage) => stages.append(stageItem(stage)));
	const told = element("div", undefined, "told");
	if (run.arguments !== undefined) {
		told.append(titled(run.tool + " gets", run.arguments));
	}
	if (run.retryMessage) {
		told.append(titled("The tool does not run. The model is told", run.retryMessage));
	}
	else if (run.repairNotes.length > 0) {
		told.append(titled("The model is told, with the result", run.repairNotes.join("\n")));
	}
	else {
		told.append(element("p", "The model is told nothing.", "hint"));
	}
	show(outcome, stages, told);
}

function stageItem(stage) {
	const item = element("li");
	item.append(element("h3", stage.stage));
	const changes = element("ul", undefined, "changes");
	for (const change of stage.changes) {
		const line = element("li");
		line.append(element("code", change.rule));
		if (change.location) {
			line.append(" at ", element("code", change.location));
		}
		if (change.note) {
			line.append(": " + change.note);
		}
		changes.append(line);
	}
	const sides = element("div", undefined, "sides");
	sides.append(titled("Before", stage.before), titled("After", stage.after));
	item.append(changes, sides);
	return item;
}

async function play() {
	const answer = await request("chat", { message: byId("fault").value });
	const ran = answer.ran.map((run) => run.tool + " " + JSON.stringify(run.arguments)).join("\n");
	show(titled("Tools that ran", ran || "none"), titled("The model says", answer.answer ?? ""));
}

// The statistics

function figure(name, value) {
	const tile = element("div");
	tile.append(element("dt", name), element("dd", String(value)));
	return tile;
}

function bars(id, rows, empty) {
	const most = Math.max(1, ...rows.map((row) => row.parts.reduce((sum, part) => sum + part.count, 0)));
	const items = rows.map((row) => {
		const item = element("div", undefined, "row");
		item.setAttribute("role", "listitem");
		const name = element("div", undefined, "name");
		name.append(element("span", row.name), element("span", row.figures, "figures"));
		const bar = element("div", undefined, "bar");
		bar.setAttribute("aria-hidden", "true");
		for (const part of row.parts) {
			const piece = element("span", undefined, part.kind);
			piece.style.width = (100 * part.count / most) + "%";
			bar.append(piece);
		}
		item.append(name, bar);
		return item;
	});
	byId(id).replaceChildren(...(items.length > 0 ? items : [element("p", empty, "hint")]));
}

function counted(name, counts) {
	const parts = Object.entries(counts).map(([kind, count]) => ({ kind, count }));
	const figures = parts.filter((part) => part.count > 0).map((part) => part.count + " " + part.kind).join(", ");
	return { name, parts, figures };
}

function showStatistics(summary) {
	byId("tiles").replaceChildren(figure("valid", summary.calls.valid), figure("repaired", summary.calls.repaired),
			figure("unrepairable", summary.calls.unrepairable), figure("turns saved", summary.turnsSaved),
			figure("retries healed", summary.retries.healed));
	bars("tools", Object.entries(summary.tools).map(([name, counts]) => counted(name, counts)), "No calls yet.");
	bars("rules", Object.entries(summary.rules).sort((one, other) => other[1] - one[1]).slice(0, 12)
			.map(([name, count]) => ({ name, parts: [{ kind: "rule", count }], figures: String(count) })),
			"No rule has changed a call yet.");
	bars("leaks", Object.entries(summary.leaks).map(([name, counts]) => counted(name, counts)), "No leaks yet.");
}

function listen() {
	const source = new EventSource("statistics");
	source.onmessage = (message) => {
		const summary = JSON.parse(message.data);
		byId("connection").textContent = "Since " + new Date(summary.since).toLocaleString() + ", as it happens.";
		showStatistics(summary);
	};
	source.onerror = () => {
		byId("connection").textContent = "The connection is lost; the page tries again.";
	};
}

byId("fault").addEventListener("change", chooseFault);
byId("call").addEventListener("submit", (event) => {
	event.preventDefault();
	attempt(dryRun);
});
byId("play").addEventListener("click", () => attempt(play));
attempt(fillForm);
listen();
