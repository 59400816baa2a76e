import Foundation
import RealCompositors
import ResponderBus
import Testing

@testable import ResponderAccessibility

@MainActor @Suite(.serialized, needsRegistry()) struct RegistryEventTests {
  let scene: AccessibilityScene
  var app: FakeApplication { scene.application }

  init() throws { scene = try AccessibilityScene() }

  /// Returns a script that prints the events for which its client has registered.
  private func listener(_ events: [String], before: String = "find()") -> String {
    """
    \(before)
    def heard(event):
        value = event.any_data
        if isinstance(value, Atspi.Accessible): value = value.get_name()
        print(event.type, event.source.get_name(), event.detail1, event.detail2, repr(value))
        if event.type.startswith('window:destroy'): Atspi.event_quit()
    listener = Atspi.EventListener.new(heard)
    for event in [\(events.map { "'\($0)'" }.joined(separator: ", "))] + ['window:destroy']:
        listener.register(event)
    print('ready')
    Atspi.event_main()
    """
  }

  /// Waits until a client has registered for its events, and the application has received the registration.
  private func awaitListener(_ client: ChildProcess) throws {
    try #require(scene.wait(for: "ready", of: client), "\(client.errors)")
    try #require(scene.wait { wants("Window", "Destroy") })
  }

  private func wants(_ category: String, _ member: String, _ detail: String = "") -> Bool {
    var listeners = scene.server.currentSession?.listeners ?? AtspiListeners()
    return listeners.wants(category, member, detail)
  }

  private func changes(_ changes: (object: FakeObject, change: AccessibleChange)...) {
    for (object, change) in changes { scene.server.accessibleObject(object, didChange: change) }
  }

  private func events(_ client: ChildProcess) -> [String] {
    changes((app.window, .windowDestroyed))
    #expect(scene.wait { !client.isRunning }, "\(client.errors)")
    return client.output.split(separator: "\n").map(String.init).filter {
      $0 != "ready" && !$0.hasPrefix("window:destroy")
    }
  }

  @Test("Each change becomes the event that a client expects, in its order")
  func mapping() throws {
    let client = try scene.start(listener(["object:", "window:", "document:", "focus:"]))
    try awaitListener(client)
    changes((app.window, .windowActivated), (app.window, .state(.active, true)))
    changes((app.button, .state(.focused, false)), (app.entry, .state(.focused, true)))
    changes((app.entry, .textRemoved(offset: 2, "ü")), (app.entry, .textInserted(offset: 2, "👋e")))
    changes((app.entry, .caret(offset: 4)), (app.slider, .value))
    changes((app.button, .name), (app.table, .selection), (app.entry, .textSelection))
    changes((app.table, .rowsInserted(3..<5)), (app.window, .childAdded(index: 0, app.button)))
    changes((app.article, .documentLoaded), (app.table, .activeDescendant(app.button)))
    let found = events(client)
    #expect(
      found == [
        "window:activate Letter 0 0 'Letter'", "object:state-changed:active Letter 1 0 0",
        "object:state-changed:focused Send 0 0 0", "object:state-changed:focused  1 0 0",
        "focus:  0 0 0", "object:text-changed:delete  2 1 'ü'",
        "object:text-changed:insert  2 2 '👋e'", "object:text-caret-moved  4 0 0",
        "object:property-change:accessible-value Volume 0 0 0",
        "object:property-change:accessible-name Send 0 0 'Send'",
        "object:selection-changed Rows 0 0 0", "object:text-selection-changed  0 0 0",
        "object:row-inserted Rows 3 2 0", "object:children-changed:add Letter 0 0 'Send'",
        "document:load-complete Article 0 0 0",
        "object:active-descendant-changed Rows 0 0 'Send'",
      ])
  }

  @Test("A client receives only what it has asked for")
  func filter() throws {
    let client = try scene.start(listener(["object:state-changed:focused", "Object:TextChanged"]))
    try awaitListener(client)
    changes((app.entry, .state(.focused, true)), (app.entry, .state(.pressed, true)))
    changes((app.entry, .caret(offset: 1)), (app.slider, .value), (app.window, .windowActivated))
    changes((app.entry, .textInserted(offset: 0, "a")))
    #expect(
      events(client) == [
        "object:state-changed:focused  1 0 0", "object:text-changed:insert  0 1 'a'",
      ])
  }

  @Test("Repeated changes of a turn are one event, and many children are one change")
  func floods() throws {
    let client = try scene.start(listener(["object:"]))
    try awaitListener(client)
    for step in 1...1_000 {
      app.sliderValue.currentValue = Double(step)
      changes((app.slider, .value), (app.slider, .bounds))
      changes((app.window, .childAdded(index: step, nil)))
    }
    let found = events(client)
    #expect(found.count { $0.contains("accessible-value") } == 1)
    #expect(found.count { $0.hasPrefix("object:bounds-changed") } == 1)
    #expect(!found.contains { $0.hasPrefix("object:children-changed:add") })
  }

  @Test("What a client keeps of objects is renewed, although it listens to nothing")
  func cache() throws {
    let client = try scene.start(
      """
      window = find().get_child_at_index(0)
      button = named('Send')
      image = named('Photograph')
      print(window.get_child_count(), button.get_name(),
            button.get_state_set().contains(Atspi.StateType.CHECKED))
      print('read')
      while not os.path.exists(os.environ['XDG_RUNTIME_DIR'] + '/go'):
          GLib.usleep(2000)
      context = GLib.MainContext.default()
      for _ in range(300):
          context.iteration(False)
          GLib.usleep(1000)
      print(window.get_child_count(), button.get_name(),
            button.get_state_set().contains(Atspi.StateType.CHECKED))
      try:
          print(image.get_state_set().contains(Atspi.StateType.DEFUNCT), image.get_description())
      except GLib.Error as error:
          print('gone')
      """)
    try #require(scene.wait(for: "read", of: client), "\(client.errors)")
    app.button.accessibleName = "Sent"
    app.button.accessibleStates.set(.checked)
    changes((app.button, .name), (app.button, .state(.checked, true)))
    app.window.remove(app.image)
    changes((app.window, .childRemoved(index: 7, app.image)), (app.image, .removed))
    for _ in 0..<20 { scene.turn() }
    #expect(FileManager.default.createFile(atPath: scene.folder.file("go"), contents: nil))
    #expect(scene.wait { !client.isRunning })
    let lines = client.output.split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == ["8 Send False", "read"])
    #expect(lines.dropFirst(2).first == "7 Sent True", "\(client.errors)")
    #expect(["gone", "True "].contains(lines.last ?? ""), "\(lines)")
  }

  @Test("The event of a value has the last value of the turn, as a number")
  func value() throws {
    let client = try scene.start(
      """
      print('registered', find().get_name())
      def heard(connection, sender, path, interface, member, arguments):
          print(member, arguments.get_type_string(), arguments.unpack())
          os._exit(0)
      bus().signal_subscribe(None, 'org.a11y.atspi.Event.Object', 'PropertyChange', None, None, 0, heard)
      application_name()
      listener = Atspi.EventListener.new(print)
      listener.register('object:property-change:accessible-value')
      print('ready')
      GLib.MainLoop().run()
      """)
    try #require(scene.wait(for: "ready", of: client), "\(client.errors)")
    try #require(scene.wait { wants("Object", "PropertyChange", "accessible-value") })
    changes((app.slider, .value))
    app.sliderValue.currentValue = 55
    changes((app.slider, .value))
    #expect(scene.wait { !client.isRunning })
    #expect(
      client.output.hasSuffix(
        "PropertyChange (siiva{sv}) ('accessible-value', 0, 0, 55.0, {})\n"), "\(client.output)")
  }

  @Test("A password's events hold bullets alone, and an announcement its priority")
  func announcement() throws {
    let client = try scene.start(listener(["object:text-changed", "object:announcement"]))
    try awaitListener(client)
    changes((app.password, .textInserted(offset: 4, "•")))
    changes((app.window, .announcement("Saved", .assertive)))
    #expect(
      events(client) == [
        "object:text-changed:insert Password 4 1 '•'", "object:announcement Letter 2 0 'Saved'",
      ])
  }

  @Test("A client that ends is not served any more")
  func endOfClient() throws {
    let client = try scene.start(listener(["object:"]))
    try awaitListener(client)
    client.send(signal: 9)
    #expect(scene.wait { !client.isRunning })
    #expect(scene.wait { !wants("Object", "TextSelectionChanged") })
    let late = try scene.start(listener(["object:text-caret-moved"]))
    try awaitListener(late)
    changes((app.entry, .caret(offset: 1)), (app.entry, .textSelection))
    #expect(events(late) == ["object:text-caret-moved  1 0 0"])
  }
}
