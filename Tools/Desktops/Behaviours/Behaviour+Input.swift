import RealCompositors

extension Behaviour {
  static let input = [
    Behaviour("start") { trial in
      let gallery = try trial.gallery("controls", on: trial.start())
      gallery.process.send(signal: 15)
      try trial.check(gallery.process.waitForExit() == .status(0), "SIGTERM did not end it well")
    },
    Behaviour("tap") { trial in
      let compositor = try trial.start()
      let gallery = try trial.gallery("touch", on: compositor, isFullscreen: true)
      try compositor.input.tap(atX: 400, y: 350)
      try trial.check(
        trial.wait { gallery.events("touch", "ended").count == 1 }, "no finger was lifted")
      let began = gallery.events("touch", "began")
      try trial.check(began.map(\.x) == [400] && began.map(\.y) == [350], "it fell at \(began)")
    },
    Behaviour("two fingers") { trial in
      let compositor = try trial.start()
      let gallery = try trial.gallery("touch", on: compositor, isFullscreen: true)
      let input = try compositor.input
      try input.touchDown(0, x: 300, y: 300)
      try input.touchDown(1, x: 500, y: 400)
      try input.touchFrame()
      try input.touchMove(0, x: 310, y: 310)
      try input.touchMove(1, x: 490, y: 390)
      try input.touchFrame()
      for (lifted, finger) in [1, 0].enumerated() as EnumeratedSequence<[Int32]> {
        try input.touchUp(finger)
        try input.touchFrame()
        try trial.check(
          trial.wait { gallery.events("touch", "ended").count == lifted + 1 },
          "finger \(finger) was not lifted")
      }
      let began = gallery.events("touch", "began")
      try trial.check(began.map(\.x) == [300, 500], "they fell at \(began.map(\.x))")
      try trial.check(Set(began.map(\.id)).count == 2, "they are one")
      try trial.check(
        gallery.events("touch", "ended").map(\.id) == began.reversed().map(\.id),
        "the wrong one was lifted first")
    },
    Behaviour("cancel") { trial in
      let compositor = try trial.start()
      let gallery = try trial.gallery("touch", on: compositor, isFullscreen: true)
      try compositor.input.touchDown(0, x: 300, y: 300)
      try compositor.input.touchFrame()
      try trial.check(
        trial.wait { gallery.events("touch", "began").count == 1 }, "no finger came down")
      try compositor.input.touchCancel()
      try trial.check(
        trial.wait { gallery.events("touch", "cancelled").count == 1 }, "it was not cancelled")
    },
    Behaviour("pointer") { trial in
      let compositor = try trial.start()
      let gallery = try trial.gallery("touch", on: compositor, isFullscreen: true)
      try compositor.input.movePointer(toX: 350, y: 300)
      try compositor.input.click(atX: 400, y: 350)
      try trial.check(
        trial.wait { gallery.events("pointer", "ended").count == 1 }, "no click came")
      try trial.check(gallery.events("pointer", "began").map(\.x) == [400], "it came elsewhere")
      try trial.check(!gallery.events("hover", "moved").isEmpty, "it did not hover")
    },
    Behaviour("wheel") { trial in
      let compositor = try trial.start()
      let gallery = try trial.gallery("touch", on: compositor, isFullscreen: true)
      try compositor.input.movePointer(toX: 400, y: 350)
      try compositor.input.scroll(axis: 0, by: 15)
      try trial.check(
        trial.wait { !gallery.events("scroll", "moved").isEmpty }, "nothing was scrolled")
    },
    Behaviour("keys") { trial in
      let compositor = try trial.start()
      let probe = try trial.probe("TextProbe", on: compositor)
      try compositor.input.type("aB")
      try trial.checkText("aB", of: probe)
    },
    Behaviour("compose") { trial in
      let compositor = try trial.start()
      if case .mutter(isShell: false) = compositor.kind {
        throw Ending.notPlayed("mutter has no compose key without GNOME's shell")
      }
      let probe = try trial.probe("TextProbe", on: compositor)
      try compositor.input.strike(.rightAlt)
      try compositor.input.type("'e")
      try trial.checkText("é", of: probe)
    },
    Behaviour("key repeat") { trial in
      let compositor = try trial.start()
      let probe = try trial.probe("TextProbe", on: compositor)
      guard let key = EvdevKey.typing("a")?.key else { return }
      try compositor.input.key(key, isPressed: true)
      try trial.check(trial.wait { probe.output.contains("'aaaa'") }, "it does not repeat")
      try compositor.input.key(key, isPressed: false)
      var count = 0
      let hasEnded = trial.wait(seconds: 5) {
        let before = count
        count = probe.output.count
        return before == count && !trial.wait(seconds: 0.3) { probe.output.count > count }
      }
      try trial.check(hasEnded, "it goes on after the key's release")
    },
    Behaviour("layouts") { trial in
      let compositor = try trial.start()
      let probe = try trial.probe("TextProbe", on: compositor)
      try compositor.input.type("z")
      try trial.checkText("z", of: probe)
      try compositor.useSecondLayout()
      // On a German keyboard, Y and Z are exchanged.
      let isGerman = try trial.wait(seconds: 5) {
        try compositor.input.type("z")
        return trial.wait(seconds: 0.5) { probe.output.contains("zy'") }
      }
      try trial.check(isGerman, "the second layout did not come: \(probe.output.suffix(60))")
    },
    Behaviour("foreign layouts") { trial in
      try trial.typeFrench()
      try trial.typeOnLayers()
      try trial.exchangeEscape()
    },
    Behaviour("a keyboard with its own keymap") { trial in
      let compositor = try trial.start()
      let text = "the quick brown fox jumps over the lazy dog, 0123456789 ABCDEFGH."
      let keyboard = try compositor.plugTypingKeyboard(for: text)
      let probe = try trial.probe("TextProbe", on: compositor)
      try keyboard.type(text)
      try trial.checkText(text, of: probe)
    },
    Behaviour("two keyboards, two layouts") { trial in
      let compositor = try trial.start()
      let german = try compositor.plugMore(layout: .german)
      let probe = try trial.probe("TextProbe", on: compositor)
      for keyboard in [try compositor.input, german, try compositor.input] {
        try keyboard.type("z")
      }
      try trial.checkText("zyz", of: probe)
    },
    Behaviour("two seats") { trial in
      let compositor = try trial.start()
      try compositor.addSeat("second")
      let second = try compositor.plugMore(seat: 1, layout: .german)
      let gallery = try trial.gallery("touch", on: compositor, isFullscreen: true)
      let first = try compositor.input
      // A button is pressed on both seats at the same time.
      try first.movePointer(toX: 350, y: 300)
      try first.button(.left, isPressed: true)
      try second.click(atX: 600, y: 400)
      try trial.check(
        trial.wait { gallery.events("pointer", "ended").map(\.x) == [600] },
        "the second pointer's click is \(gallery.events("pointer", "ended").map(\.x))")
      try first.button(.left, isPressed: false)
      try trial.check(
        trial.wait { gallery.events("pointer", "ended").map(\.x) == [600, 350] },
        "the first pointer's is \(gallery.events("pointer", "ended").map(\.x))")
      try second.type("x")
      try first.type("x")
      try trial.check(
        trial.wait { gallery.events("key", "ended").count == 2 }, "keys of both do not come")
    },
  ]
}

extension Trial {
  /// Starts a text input on a desktop with the given layout, and returns a keyboard with that layout and the
  /// program.
  private func probe(
    _ layout: KeyboardLayout
  ) throws -> (keyboard: any InputDevices, probe: ChildProcess) {
    let compositor = try start(Desktop.Screen(keyboard: layout))
    let keyboard: any InputDevices
    switch compositor.kind {
    case .kwin, .weston: keyboard = try compositor.input
    case .sway: keyboard = try compositor.plugMore(layout: layout)
    case .labwc, .mutter: throw Ending.notPlayed("the layout cannot be chosen from here")
    }
    return (keyboard, try probe("TextProbe", on: compositor))
  }

  /// Verifies the French layout, in which A and Q are exchanged and digits require Shift.
  fileprivate func typeFrench() throws {
    let (keyboard, probe) = try probe(.french)
    try keyboard.type("q1Q!")
    try checkText("a&A1", of: probe)
  }

  /// Verifies a layout with layers: while the right Alt key is pressed, W is Backspace and V is Return.
  fileprivate func typeOnLayers() throws {
    let (keyboard, probe) = try probe(.neo)
    try keyboard.type("ssd")
    try checkText("iia", of: probe)
    guard let backspace = EvdevKey.typing("w")?.key else { return }
    try keyboard.strike(.rightAlt, backspace)
    try checkText("ii", of: probe)
  }

  /// Verifies a layout in which the Caps Lock key is Escape.
  fileprivate func exchangeEscape() throws {
    let (keyboard, probe) = try probe(.exchangedEscape)
    try keyboard.type("a")
    try checkText("a", of: probe)
    try keyboard.strike(.capsLock)
    try check(
      wait { probe.output.contains("resigned: 'a'") },
      "Caps Lock is no Escape: \(probe.output.suffix(80))")
  }

  /// Verifies that a text input eventually contains the given text.
  func checkText(_ text: String, of probe: ChildProcess) throws {
    try check(
      wait { probe.output.split(separator: "\n").last?.contains(": '\(text)' ") ?? false },
      "the text is not “\(text)” but \(probe.output.split(separator: "\n").last ?? "none")")
  }
}
