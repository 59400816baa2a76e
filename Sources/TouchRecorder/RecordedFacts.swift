internal import ResponderPlatform
internal import TouchRecording
internal import WindowResponder

/// The facts about the machine, the display and the window that a recording contains, for the detection of
/// changes.
@MainActor struct RecordedFacts {
  var machine: Machine
  private var toldMachine: Machine?
  private var globals: [DisplayFacts.Global] = []
  private var seats: [DisplayFacts.Seat] = []
  private var pens: [DisplayFacts.Pen] = []
  private var outputs: [OutputDescription] = []
  private var toldWindow: WindowState?

  init(machine: Machine) { self.machine = machine }

  /// Returns the facts that have changed.
  mutating func changes(of display: any Display, _ window: Window) -> [Fact.Content] {
    let facts = display.facts
    machine.compositor = facts.compositor
    var changes: [Fact.Content] = []
    if machine != toldMachine { changes.append(.machine(machine)) }
    toldMachine = machine
    for global in facts.globals where !globals.contains(global) {
      changes.append(.global(interface: global.interface, version: global.version))
    }
    for seat in facts.seats where !seats.contains(seat) { changes.append(.seat(Seat(seat))) }
    for pen in facts.pens where !pens.contains(pen) { changes.append(.tool(PenTool(pen))) }
    let now = display.outputs
    for output in now where !outputs.contains(output) { changes.append(.output(Output(output))) }
    for old in outputs where !now.contains(where: { $0.number == old.number }) {
      changes.append(.outputGone(old.number))
    }
    (globals, seats, pens, outputs) = (facts.globals, facts.seats, facts.pens, now)
    if let state = newState(of: window, on: display) { changes.append(.window(state)) }
    return changes
  }

  /// Returns the state of the window if it has changed, or `nil` if it has not, or if the window is not
  /// shown.
  mutating func newState(of window: Window, on display: any Display) -> WindowState? {
    guard let surface = window.shownSurface else { return nil }
    let size = window.surfaceSize
    // Some compositors never send the screen that a window has entered. If there is only one screen, it is
    // used.
    let output =
      display.outputs.first { $0.number == surface.outputNumbers.first }
      ?? (display.outputs.count == 1 ? display.outputs.first : nil)
    // Some compositors send “maximised” for a window that fills the screen.
    let hasScreen =
      window.desktopState.contains(.fullscreen)
      || window.desktopState.contains(.maximized) && size == output?.frame.size
    let state = WindowState(
      number: TouchRecorder.windowNumber, width: size.width, height: size.height,
      output: surface.outputNumbers.first ?? output?.number ?? 0, isFullscreen: hasScreen)
    guard state != toldWindow else { return nil }
    toldWindow = state
    return state
  }
}

extension Seat {
  fileprivate init(_ seat: DisplayFacts.Seat) {
    self.init(
      number: UInt8(clamping: seat.number), name: seat.name, capabilities: seat.capabilities)
  }
}

extension PenTool {
  fileprivate init(_ pen: DisplayFacts.Pen) {
    self.init(
      number: pen.number, type: pen.type, capabilities: pen.capabilities.joined(separator: " "),
      hardwareSerial: pen.hardwareSerial.map { String($0, radix: 16) } ?? "")
  }
}

extension Output {
  fileprivate init(_ output: OutputDescription) {
    // After a rotation by a quarter turn, the sides are exchanged.
    let isOnItsSide = output.transform % 2 == 1
    let pixels = isOnItsSide ? output.modeSize.height : output.modeSize.width
    // A fractional scale is sent only to surfaces, but follows from the sizes.
    let scale =
      output.frame.width > 0 && pixels > 0
      ? (pixels / output.frame.width * 120).rounded() : Double(output.scale) * 120
    self.init(
      number: output.number, name: output.name, model: output.model,
      widthMillimetres: max(0, output.millimetres.width),
      heightMillimetres: max(0, output.millimetres.height),
      widthPixels: Int32(clamping: Int(output.modeSize.width)),
      heightPixels: Int32(clamping: Int(output.modeSize.height)),
      refresh: Int32((output.refreshRate * 1_000).rounded()),
      scale: Int32(max(1, min(scale, 1e6))), transform: Int32(clamping: output.transform))
  }
}
