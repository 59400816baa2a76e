import Foundation
import RealCompositors
import Testing

/// Tests of real programs on sway that a client of at-spi2-core reads and operates over its own bus and
/// registry.
@Suite(.serialized, needs("sway", "grim", "dbus-daemon"), AssistiveClient.isInstalled)
final class ScreenReaderTests {
  private let sway: RealCompositor

  init() throws { sway = try RealCompositor.sway(hasBus: true) }

  deinit { sway.stop() }

  private func launch(_ product: String) throws -> ChildProcess {
    let program = try sway.launch(Executables.product(product), debug: true)
    #expect(wait { program.waylandLog.isShown }, "\(program.errors)")
    return program
  }

  @Test("A running program appears when a client begins to listen, and goes when none does")
  func switchedOn() throws {
    let counter = try launch("Counter")
    let client = try AssistiveClient(on: sway)
    let found = try client.run(
      """
      app = find('Counter')
      window = app.get_child_at_index(0)
      print(app.get_role_name(), app.get_toolkit_name(), window.get_role_name(), window.get_name())
      print(window.get_state_set().contains(Atspi.StateType.ACTIVE))
      enable(False)
      print(gone('Counter'))
      enable(True)
      print(find('Counter').get_name())
      """)
    #expect(
      found == ["application WindowResponder frame Counter", "True", "True", "Counter"],
      "\(counter.errors)")
    #expect(counter.isRunning)
  }

  @Test("A button is pressed by its action, and the label beside it has another name")
  func action() throws {
    _ = try launch("Counter")
    let client = try AssistiveClient(on: sway)
    let found = try client.run(
      """
      app = find('Counter')
      button = named(app, 'Tap me')
      print(button.get_role_name(), button.get_action_name(0), button.do_action(0))
      print(until(lambda: named(app, '1 tap') is not None))
      box = button.get_extents(Atspi.CoordType.WINDOW)
      print(box.width > 100, box.height >= 40, box.x > 0, box.y > 0)
      """)
    #expect(found == ["push button click True", "True", "True True True True"])
  }

  @Test("Typing is announced as the text, and the focus as it moves, each once and in order")
  func typing() throws {
    _ = try launch("Form")
    let client = try AssistiveClient(on: sway)
    let listener = try client.start(
      """
      app = find('Form')
      def heard(event):
          value = event.any_data if isinstance(event.any_data, str) else ''
          print(event.type, event.source.get_role_name(), event.detail1, event.detail2, value)
      listener = Atspi.EventListener.new(heard)
      for event in ['object:text-changed', 'object:state-changed:focused', 'object:text-caret-moved']:
          listener.register(event)
      print('ready')
      Atspi.event_main()
      """)
    try #require(wait { listener.output.contains("ready") }, "\(listener.errors)")
    try sway.input.strike(.tab)
    #expect(
      wait { listener.output.contains("focused") || listener.output.contains("caret") },
      "\(listener.output)")
    try sway.input.type("ab")
    #expect(wait { listener.output.contains("insert entry 1 1 b") }, "\(listener.output)")
    let lines = listener.output.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.contains("text-changed") } == [
        "object:text-changed:insert entry 0 1 a", "object:text-changed:insert entry 1 1 b",
      ])
    #expect(lines.filter { $0.contains("focused") && $0.contains("entry 1") }.count == 1)
  }
}

extension AssistiveClient {
  /// A condition for tests: at-spi2-core and its bindings for Python are installed.
  static var isInstalled: ConditionTrait {
    let files = [
      "/usr/libexec/at-spi-bus-launcher", "/usr/libexec/at-spi2-registryd",
      "/usr/lib/python3/dist-packages/gi",
      "/usr/lib/x86_64-linux-gnu/girepository-1.0/Atspi-2.0.typelib",
    ]
    let missing = files.filter { !FileManager.default.fileExists(atPath: $0) }
    return .enabled(
      if: missing.isEmpty,
      "\(missing.joined(separator: ", ")) cannot be found: script/bootstrap --tests installs it")
  }
}
