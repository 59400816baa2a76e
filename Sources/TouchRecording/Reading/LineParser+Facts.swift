extension LineParser {
  func fact(_ name: LineName.FactName) throws(Fault) -> Fact.Content {
    switch name {
    case .machine:
      return .machine(
        Machine(
          model: try text(.model), kernel: try text(.kernel), compositor: try text(.comp),
          program: try text(.program)))
    case .global: return .global(interface: try text(.name), version: try unsigned(.version))
    case .seat:
      return .seat(
        Seat(
          number: UInt8(try integer(.n, in: 0...255)), name: try text(.name),
          capabilities: try unsigned(.caps)))
    case .output: return .output(try output())
    case .outputGone: return .outputGone(try unsigned(.n))
    case .window:
      return .window(
        WindowState(
          number: try unsigned(.n), width: try size(.width), height: try size(.height),
          output: try unsigned(.output), isFullscreen: try flag(.full, else: true)))
    case .tool:
      return .tool(
        PenTool(
          number: try unsigned(.n), type: try text(.type), capabilities: try text(.can),
          hardwareSerial: try text(.hardware)))
    case .calibration:
      return .calibration(
        Calibration(
          width: try size(.width), height: try size(.height), isUpright: try flag(.upright)))
    case .device: return .device(try inputDevice())
    case .axis: return .axis(try inputAxis())
    case .source:
      let clock: RecordingSource.Clock = try word(.clock)
      return .source(RecordingSource(format: try text(.name), clock: clock))
    }
  }

  /// Returns a length in points, which must be positive.
  private func size(_ name: FieldName) throws(Fault) -> Double {
    let value = try number(name, limit: 1_000_000)
    guard value > 0 else { throw .impossible("\(name)") }
    return value
  }

  private func output() throws(Fault) -> Output {
    Output(
      number: try unsigned(.n), name: try text(.name), model: try text(.model),
      widthMillimetres: try millimetres(.mmw), heightMillimetres: try millimetres(.mmh),
      widthPixels: try length(.width), heightPixels: try length(.height),
      refresh: try length(.mhz), scale: Int32(try integer(.scale, in: 1...12_000, else: 120)),
      transform: Int32(try integer(.turn, in: 0...7, else: 0)))
  }

  /// Returns a length of a screen, in millimetres with a fraction, or 0 if it is missing.
  private func millimetres(_ name: FieldName) throws(Fault) -> Double {
    let value = try number(name, else: 0)
    guard value >= 0 else { throw .impossible("\(name)") }
    return value
  }

  private func length(_ name: FieldName) throws(Fault) -> Int32 {
    Int32(try integer(name, in: 0...10_000_000, else: 0))
  }

  func step(_ name: LineName.StepName) throws(Fault) -> TestStep.Content {
    switch name {
    case .begin: return .begin(try plan())
    case .target: return .target(x: try number(.x), y: try number(.y))
    case .line:
      return .guide(
        .line(x1: try number(.x), y1: try number(.y), x2: try number(.x2), y2: try number(.y2)))
    case .ring:
      return .guide(.ring(x: try number(.x), y: try number(.y), radius: try size(.r)))
    case .end: return .end(try word(.result))
    }
  }

  private func plan() throws(Fault) -> TestPlan {
    var plan = TestPlan(try word(.test), holder: try word(.held), part: try text(.part))
    plan.cell = try number(.cell, else: 5)
    guard (1...100).contains(plan.cell) else { throw .impossible("cell") }
    plan.count = Int32(try integer(.count, in: 0...1_000, else: 1))
    plan.seconds = try number(.seconds, else: 0)
    plan.isCharging = try flag(.charging)
    plan.size = try number(.size, else: 0)
    plan.angle = try number(.angle, else: 0)
    plan.output = try unsigned(.output)
    return plan
  }
}
