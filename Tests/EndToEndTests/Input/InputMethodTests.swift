import RealCompositors
import Testing

/// Tests of a real input method, fcitx5 with its Korean engine, on real compositors.
@Suite(.serialized)
struct InputMethodTests {
  /// A window with a text input that prints its text.
  private struct Probe {
    let process: ChildProcess

    init(_ arguments: [String] = [], on compositor: RealCompositor) throws {
      process = try compositor.launch(Executables.product("TextProbe"), arguments, debug: true)
      let isEnabled = RealCompositors.wait { [process] in
        process.waylandLog.isShown && !process.waylandLog.events("zwp_text_input_v3.enter").isEmpty
          && !process.waylandLog.requests("zwp_text_input_v3.enable").isEmpty
      }
      #expect(isEnabled, "\(process.errors)")
    }

    /// The printed states, without the causes of the changes.
    private var states: [String] {
      process.output.split(separator: "\n").compactMap {
        $0.split(separator: ":" as Character, maxSplits: 1).last.map { String($0.dropFirst()) }
      }
    }

    /// Waits until the newest state has a text and a part of it that is being composed.
    func shows(_ text: String, composing composed: String = "") -> Bool {
      RealCompositors.wait {
        states.last?.hasPrefix("'\(text)' composing '\(composed)' ") ?? false
      }
    }

    /// The last surrounding text that was sent to the input method.
    var surroundings: [String]? {
      process.waylandLog.requests("zwp_text_input_v3.set_surrounding_text").last?.arguments
    }

    var brokeProtocol: Bool { !process.waylandLog.events("wl_display.error").isEmpty }
  }

  private func onSway(
    _ arguments: [String] = [], _ body: (RealCompositor, InputMethod, Probe) throws -> Void
  ) throws {
    let sway = try RealCompositor.sway()
    defer { sway.stop() }
    let method = try InputMethod(on: sway)
    let probe = try Probe(arguments, on: sway)
    #expect(wait { method.keyboardCount > 0 }, "\(sway.log)")
    try body(sway, method, probe)
    #expect(!probe.brokeProtocol)
  }

  /// Types 한국 into an empty text, key by key, and checks the text in between.
  private func composeSyllables(_ probe: Probe, on compositor: RealCompositor) throws {
    try compositor.input.type("g")
    #expect(probe.shows("ㅎ", composing: "ㅎ"), "\(probe.process.output)")
    try compositor.input.type("ks")
    #expect(probe.shows("한", composing: "한"), "\(probe.process.output)")
    try compositor.input.type("rnr")
    #expect(probe.shows("한국", composing: "국"), "\(probe.process.output)")
    try compositor.input.strike(.backspace)
    #expect(probe.shows("한구", composing: "구"), "\(probe.process.output)")
    try compositor.input.type("r ")
    #expect(probe.shows("한국 "), "\(probe.process.output)")
    // The surrounding text does not contain the text that is being composed.
    let told = ["\"한국 \"", "7", "7"]
    #expect(wait { probe.surroundings == told }, "\(probe.surroundings ?? [])")
  }

  @Test("J3: On sway fcitx5 composes syllables, and commits them", needs("sway", "fcitx5"))
  func composes() throws {
    try onSway { sway, _, probe in try composeSyllables(probe, on: sway) }
  }

  @Test(
    "J3: On KWin fcitx5 composes syllables, and commits them",
    needs("kwin_wayland", "dbus-daemon", "fcitx5"))
  func composesOnKWin() throws {
    let kwin = try RealCompositor.kwin(width: 800, height: 600, hasInputMethod: true)
    defer { kwin.stop() }
    let method = InputMethod(startedBy: kwin)
    let probe = try Probe(on: kwin)
    #expect(wait { method.keyboardCount > 0 }, "\(kwin.log)")
    try composeSyllables(probe, on: kwin)
    #expect(!probe.brokeProtocol)
  }

  @Test(
    "J3: On sway what is composed stays when the text resigns, and nothing is enabled then",
    needs("sway", "fcitx5"))
  func resigns() throws {
    try onSway { sway, method, probe in
      try sway.input.type("gk")
      #expect(probe.shows("하", composing: "하"), "\(probe.process.output)")
      let keyboards = method.keyboardCount
      let disabled = probe.process.waylandLog.requests("zwp_text_input_v3.disable").count
      try sway.input.strike(.escape)
      #expect(
        wait { probe.process.waylandLog.requests("zwp_text_input_v3.disable").count > disabled },
        "\(probe.process.output)")
      #expect(probe.shows("하"), "\(probe.process.output)")
      #expect(
        wait { !method.waylandLog.events("zwp_input_method_v2.deactivate").isEmpty })
      try sway.input.strike(.enter)
      #expect(wait { method.keyboardCount > keyboards }, "\(sway.log)")
      try sway.input.type("gk")
      #expect(probe.shows("하하", composing: "하"), "\(probe.process.output)")
    }
  }

  @Test("J3: On sway nothing of a secret is sent to the input method", needs("sway", "fcitx5"))
  func secret() throws {
    try onSway(["secure"]) { sway, method, probe in
      try sway.input.type("a")
      #expect(wait { !probe.process.output.isEmpty }, "\(probe.process.errors)")
      #expect(probe.surroundings == nil)
      // `hidden_text` and `sensitive_data`, and the purpose `password`.
      let types = probe.process.waylandLog.requests("zwp_text_input_v3.set_content_type")
      #expect(types.last?.arguments == ["192", "8"])
      let told = method.waylandLog.events("zwp_input_method_v2.content_type")
      #expect(told.last?.arguments == ["192", "8"])
    }
  }
}
