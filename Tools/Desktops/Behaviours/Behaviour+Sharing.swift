import RealCompositors

extension Behaviour {
  static let sharing = [
    Behaviour("clipboard") { trial in
      let compositor = try trial.start()
      let first = try trial.probe("ClipboardProbe", ["first"], on: compositor)
      try compositor.input.type("c")
      try trial.check(first, says: "copied")
      let second = try trial.probe("ClipboardProbe", ["second"], on: compositor)
      try trial.check(second, says: "clipboard has text")
      try compositor.input.type("p")
      try trial.check(second, says: "clipboard pasted 15 copied by first")
    },
    Behaviour("primary selection") { trial in
      let compositor = try trial.start()
      let first = try trial.probe("ClipboardProbe", ["first"], on: compositor)
      try trial.need("zwp_primary_selection_device_manager_v1", of: first)
      try compositor.input.type("c")
      try trial.check(first, says: "copied")
      let second = try trial.probe("ClipboardProbe", ["second"], on: compositor)
      try trial.check(second, says: "primary has text")
      try compositor.input.type("m")
      try trial.check(second, says: "primary pasted 17 selected by first")
    },
    Behaviour("drag by the pointer") { trial in try trial.dragWithin(by: .pointer) },
    Behaviour("drag by a finger") { trial in try trial.dragWithin(by: .finger) },
    Behaviour("spring loading by the pointer") { trial in
      try trial.dragWithin(by: .pointer, springs: true)
    },
    Behaviour("spring loading by a finger") { trial in
      try trial.dragWithin(by: .finger, springs: true)
    },
    Behaviour("picture of a drag at 1.5") { trial in
      try trial.dragWithin(by: .pointer, scale: 1.5)
    },
    Behaviour("drag out, to GTK 4") { trial in try trial.drag(from: .ours, to: .gtk4) },
    Behaviour("drag in, from GTK 4") { trial in try trial.drag(from: .gtk4, to: .ours) },
    Behaviour("drag out, to Qt 6") { trial in try trial.drag(from: .ours, to: .qt6) },
    Behaviour("drag in, from Qt 6") { trial in try trial.drag(from: .qt6, to: .ours) },
    Behaviour("input method") { trial in
      let compositor: RealCompositor
      let method: InputMethod
      switch trial.desktop.kind {
      case .kwin:
        var screen = Desktop.Screen()
        screen.hasInputMethod = true
        compositor = try trial.start(screen)
        method = InputMethod(startedBy: compositor)
      case .sway, .labwc:
        compositor = try trial.start()
        method = try InputMethod(on: compositor)
      case .mutter, .gnomeShell:
        throw Ending.notPlayed("only GNOME's shell has one, IBus, by a session's bus")
      case .weston:
        throw Ending.notOffered("no zwp_text_input_manager_v3")
      }
      let probe = try trial.probe("TextProbe", on: compositor)
      // labwc uses the last keyboard that sent a key, which can be that of the input method.
      try compositor.input.strike(.leftShift)
      try trial.check(trial.wait { method.keyboardCount > 0 }, "the input method gets no keys")
      try compositor.input.type("gks")
      try trial.check(
        trial.wait {
          probe.output.split(separator: "\n").last?.contains("'한' composing '한'") ?? false
        }, "it composed \(probe.output.split(separator: "\n").last ?? "nothing")")
    },
  ]
}

extension Trial {
  enum DragPhase { case down, move, up }
  enum DragHand { case pointer, finger }

  private func play(
    _ hand: DragHand, _ input: any InputDevices, _ phase: DragPhase, _ x: Double
  ) throws {
    switch (hand, phase) {
    case (.pointer, .down):
      try input.movePointer(toX: x, y: 150)
      try input.button(.left, isPressed: true)
      try input.movePointer(toX: x, y: 150)
    case (.pointer, .move): try input.movePointer(toX: x, y: 150)
    case (.pointer, .up):
      try input.movePointer(toX: x, y: 150)
      try input.button(.left, isPressed: false)
    case (.finger, .down):
      try input.touchDown(0, x: x, y: 150)
      try input.touchFrame()
      // A touch must be held before it can begin a drag.
      _ = wait(seconds: 1) { false }
    case (.finger, .move):
      try input.touchMove(0, x: x, y: 150)
      try input.touchFrame()
    case (.finger, .up):
      try input.touchUp(0)
      try input.touchFrame()
    }
  }

  /// Drags from the left half of a window to its right half, through the compositor, and pauses there if the
  /// target is spring-loaded.
  fileprivate func dragWithin(
    by hand: DragHand, springs: Bool = false, scale: Double = 1
  ) throws {
    var screen = Desktop.Screen()
    (screen.width, screen.height) = (Int(400 * scale), Int(300 * scale))
    screen.scale = scale
    let compositor = try start(screen)
    let words = ["text", "both"] + (springs ? ["springs"] : []) + ["fullscreen"]
    let probe = try probe("DragProbe", words, on: compositor)
    let input = try compositor.input
    func play(_ input: any InputDevices, _ phase: DragPhase, _ x: Double) throws {
      try self.play(hand, input, phase, x)
    }
    try play(input, .down, 100)
    for step in 1...10 { try play(input, .move, 100 + Double(step) * 4) }
    try check(probe, says: "begins")
    var step = 0.0
    let isOver = try wait {
      step += 1
      try play(input, .move, 280 + step.truncatingRemainder(dividingBy: 20))
      let log = probe.waylandLog
      guard probe.output.contains("entered") else { return false }
      // If the compositor has ignored the drag, it continues inside the window and can't complete.
      return log.events("wl_data_source.action").last.map { $0.arguments.first != "0" }
        ?? log.events("wl_data_device.enter").isEmpty
    }
    let log = probe.waylandLog
    if !isOver, log.count("wl_data_device.start_drag") > 0, log.count("wl_touch.down") > 0,
      log.events("wl_data_device.enter").isEmpty
    {
      throw Ending.notOffered("the compositor takes drags from pointers alone")
    }
    try check(isOver, "it never enters the other half: \(probe.output.split(separator: "\n"))")
    if springs { try check(probe, says: "opened") }
    if scale != 1 { try checkPicture(of: probe, at: compositor.outputScale) }
    try play(input, .up, 290)
    try check(probe, says: "dropped move text grüß dich")
    try check(probe, says: "ended move")
  }

  /// Verifies that the dragged image has the resolution of the screen.
  private func checkPicture(of probe: ChildProcess, at scale: Double) throws {
    let log = probe.waylandLog
    guard let start = log.requests("wl_data_device.start_drag").last, start.arguments.count > 2,
      let icon = start.arguments[2].split(whereSeparator: { "@#".contains($0) }).last
        .flatMap({ Int($0) })
    else { throw Ending.failed("the drag has no picture") }
    guard let points = log.lastSize(of: icon) else {
      throw Ending.notOffered("the compositor tells no fractions")
    }
    guard let pixels = log.bufferSize(of: icon) else {
      throw Ending.failed("the picture has no buffer")
    }
    let wanted = points.map { Int((Double($0) * scale + 0.5).rounded(.down)) }
    try check(pixels == wanted, "a picture of \(points) points has \(pixels) pixels, not \(wanted)")
  }

  /// Drags text from one window to an adjacent window of another toolkit.
  fileprivate func drag(from source: DragPeer.Toolkit, to target: DragPeer.Toolkit) throws {
    guard source.isInstalled, target.isInstalled else {
      throw Ending.notPlayed("the other toolkit is not installed")
    }
    var screen = Desktop.Screen()
    (screen.width, screen.height) = (800, 300)
    let compositor = try start(screen)
    let to = try DragPeer(target, ["text", "copy"], isRight: true, on: compositor)
    rest(on: compositor)
    let from = try DragPeer(source, ["text", "both"], on: compositor)
    rest(on: compositor)
    let input = try compositor.input
    try input.movePointer(toX: from.source.x, y: from.source.y)
    try input.button(.left, isPressed: true)
    for step in 1...10 {
      try input.movePointer(toX: from.source.x + Double(step) * 4, y: from.source.y)
    }
    try check(from.waits(for: "begins"), "the drag does not begin")
    var step = 0.0
    let isOver = try wait {
      step += 1
      try input.movePointer(
        toX: to.target.x - step.truncatingRemainder(dividingBy: 20), y: to.target.y)
      let log = from.process.waylandLog
      return log.events("wl_data_source.target").last?.arguments.first?.contains("/") == true
        && log.events("wl_data_source.action").last?.arguments.first == "1"
    }
    try check(isOver, "it would not be taken: \(to.lines)")
    try input.button(.left, isPressed: false)
    try check(to.waits(for: "dropped copy text grüß dich"), "what came is \(to.lines)")
    try check(from.waits(for: "ended copy"), "the source heard \(from.lines)")
    try check(!from.brokeProtocol && !to.brokeProtocol, "a protocol error")
  }
}
