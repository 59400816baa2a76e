extension LineBuffer {
  /// Appends a fact, with the line break.
  mutating func append(_ fact: Fact) {
    begin(LineName.facts[Int(Self.name(of: fact.content).rawValue)], at: fact.at)
    switch fact.content {
    case .machine(let machine):
      field(",\"model\":", machine.model)
      field(",\"kernel\":", machine.kernel)
      field(",\"comp\":", machine.compositor)
      field(",\"program\":", machine.program)
    case .global(let interface, let version):
      field(",\"name\":", interface)
      field(",\"version\":", Int64(version))
    case .seat(let seat):
      field(",\"n\":", Int64(seat.number))
      field(",\"name\":", seat.name)
      field(",\"caps\":", Int64(seat.capabilities))
    case .output(let output): append(output)
    case .outputGone(let number): field(",\"n\":", Int64(number))
    case .window(let window):
      field(",\"n\":", Int64(window.number))
      field(",\"width\":", window.width)
      field(",\"height\":", window.height)
      field(",\"output\":", Int64(window.output))
      append(window.isFullscreen ? ",\"full\":true" : ",\"full\":false")
    case .tool(let tool):
      field(",\"n\":", Int64(tool.number))
      field(",\"type\":", tool.type)
      field(",\"can\":", tool.capabilities)
      field(",\"hardware\":", tool.hardwareSerial)
    case .calibration(let calibration):
      field(",\"width\":", calibration.width)
      field(",\"height\":", calibration.height)
      append(calibration.isUpright ? ",\"upright\":true" : ",\"upright\":false")
    case .device(let device): append(device)
    case .axis(let axis): append(axis)
    case .source(let source):
      field(",\"name\":", source.format)
      field(",\"clock\":", source.clock.rawValue)
    }
    end()
  }

  private static func name(of content: Fact.Content) -> LineName.FactName {
    switch content {
    case .machine: .machine
    case .global: .global
    case .seat: .seat
    case .output: .output
    case .outputGone: .outputGone
    case .window: .window
    case .tool: .tool
    case .calibration: .calibration
    case .device: .device
    case .axis: .axis
    case .source: .source
    }
  }

  private mutating func append(_ output: Output) {
    field(",\"n\":", Int64(output.number))
    field(",\"name\":", output.name)
    field(",\"model\":", output.model)
    field(",\"mmw\":", output.widthMillimetres)
    field(",\"mmh\":", output.heightMillimetres)
    field(",\"width\":", Int64(output.widthPixels))
    field(",\"height\":", Int64(output.heightPixels))
    field(",\"mhz\":", Int64(output.refresh))
    field(",\"scale\":", Int64(output.scale))
    field(",\"turn\":", Int64(output.transform))
  }

  /// Appends a step of a test, with the line break.
  mutating func append(_ step: TestStep) {
    switch step.content {
    case .begin(let plan):
      begin(LineName.steps[Int(LineName.StepName.begin.rawValue)], at: step.at)
      append(plan)
    case .target(let x, let y):
      begin(LineName.steps[Int(LineName.StepName.target.rawValue)], at: step.at)
      place(x, y)
    case .guide(.line(let x1, let y1, let x2, let y2)):
      begin(LineName.steps[Int(LineName.StepName.line.rawValue)], at: step.at)
      place(x1, y1)
      field(",\"x2\":", x2)
      field(",\"y2\":", y2)
    case .guide(.ring(let x, let y, let radius)):
      begin(LineName.steps[Int(LineName.StepName.ring.rawValue)], at: step.at)
      place(x, y)
      field(",\"r\":", radius)
    case .end(let end):
      begin(LineName.steps[Int(LineName.StepName.end.rawValue)], at: step.at)
      field(",\"result\":", end.rawValue)
    }
    end()
  }

  private mutating func append(_ plan: TestPlan) {
    field(",\"test\":", plan.test.rawValue)
    field(",\"held\":", plan.holder.rawValue)
    if !plan.part.isEmpty { field(",\"part\":", plan.part) }
    field(",\"cell\":", plan.cell)
    field(",\"count\":", Int64(plan.count))
    field(",\"seconds\":", plan.seconds)
    if plan.isCharging { append(",\"charging\":true") }
    if plan.size != 0 { field(",\"size\":", plan.size) }
    if plan.angle != 0 { field(",\"angle\":", plan.angle) }
    if plan.output != 0 { field(",\"output\":", Int64(plan.output)) }
  }
}
