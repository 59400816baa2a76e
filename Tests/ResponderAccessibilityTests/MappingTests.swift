import ResponderBus
import Testing

@testable import ResponderAccessibility

@MainActor struct MappingTests {
  @Test("A path leads to its number, and nothing else does")
  func paths() {
    #expect(AtspiObjects.number(in: "/org/a11y/atspi/accessible/root") == 0)
    #expect(AtspiObjects.number(in: "/org/a11y/atspi/accessible/42") == 42)
    for path in ["", "0", "042", "-1", "4x", "rooted", "1/2", "9999999999999999999"] {
      #expect(AtspiObjects.number(in: "/org/a11y/atspi/accessible/" + path) == nil, "\(path)")
    }
    #expect(AtspiObjects.number(in: "/org/a11y/atspi/null") == nil)
  }

  @Test("An object keeps its number, and a number is never used again")
  func numbers() {
    let root = FakeObject(.application, "")
    let objects = AtspiObjects(root: root)
    #expect(objects.number(of: root) == 0)
    var seen: Set<Int> = []
    for _ in 0..<2_000 {
      let object = FakeObject(.label, "")
      let number = objects.number(of: object)
      #expect(objects.number(of: object) == number)
      #expect(seen.insert(number).inserted)
    }
    #expect(objects.all.count == 1)
    #expect(objects.gone.count > 500)
    let object = FakeObject(.label, "")
    let number = objects.number(of: object)
    objects.forget(number)
    #expect(objects.object(number) == nil)
    #expect(objects.number(of: object) != number)
  }

  private func wants(
    _ listeners: AtspiListeners, _ category: String, _ member: String, _ detail: String = ""
  ) -> Bool {
    var listeners = listeners
    return listeners.wants(category, member, detail)
  }

  @Test("Events match by their parts, in both spellings")
  func listeners() {
    var listeners = AtspiListeners()
    #expect(!wants(listeners, "object", "statechanged", "focused"))
    listeners.add("object:state-changed:focused", for: ":1.1")
    #expect(wants(listeners, "Object", "StateChanged", "focused"))
    #expect(!wants(listeners, "Object", "StateChanged", "checked"))
    #expect(!wants(listeners, "Object", "TextChanged", "insert"))
    listeners.add("Object:TextChanged", for: ":1.2")
    #expect(wants(listeners, "Object", "TextChanged", "insert"))
    listeners.remove("object:text-changed", for: ":1.2")
    #expect(!wants(listeners, "Object", "TextChanged", "insert"))
    listeners.add("window:", for: ":1.3")
    #expect(wants(listeners, "Window", "Activate"))
    listeners.remove(client: ":1.3")
    #expect(!wants(listeners, "Window", "Activate"))
    listeners.add("focus:", for: ":1.4")
    #expect(wants(listeners, "Focus", "Focus"))
    listeners.replace(by: [])
    #expect(listeners.isEmpty)
  }

  @Test("A turn's changes keep their order, and the last one of a repeated change counts")
  func changes() {
    let object = FakeObject(.entry, "")
    var changes = AtspiChanges()
    changes.add(.textInserted(offset: 0, "a"), of: object)
    changes.add(.caret(offset: 1), of: object)
    changes.add(.textInserted(offset: 1, "b"), of: object)
    changes.add(.caret(offset: 2), of: object)
    changes.add(.state(.pressed, true), of: object)
    changes.add(.state(.pressed, false), of: object)
    let texts = changes.take().map { "\($0.change)" }
    #expect(texts.count == 5)
    #expect(texts[0].hasPrefix("textInserted") && texts[1].hasPrefix("textInserted"))
    #expect(texts[2] == "caret(offset: 2)")
    #expect(changes.isEmpty)
    let none = changes.take()
    #expect(none.isEmpty)
    for index in 0..<1_000 { changes.add(.childAdded(index: index, nil), of: object) }
    let children = changes.take().map { "\($0.change)" }
    #expect(children == ["children"])
  }

  @Test("A description is split into complete types, and every method of an interface has one")
  func signatures() {
    #expect(AtspiDescription.split("oa{ss}(ii)aai") == ["o", "a{ss}", "(ii)", "aai"])
    #expect(AtspiDescription.split(Substring(AtspiInterface.rule)) == [AtspiInterface.rule])
    for interface in AtspiInterface.allCases {
      #expect(!interface.members.properties.isEmpty)
      #expect(AtspiInterface(fullName: interface.fullName) == interface)
      for types in interface.members.methods.values { #expect(types.contains("=>")) }
    }
  }

  @Test("Segments before and after an offset end at the text's ends")
  func units() {
    let text = FakeText("one two")
    #expect(AtspiTextUnits.around(1, .wordStart, text) == 0..<4)
    #expect(AtspiTextUnits.after(1, .wordStart, text) == 4..<7)
    #expect(AtspiTextUnits.before(5, .wordStart, text) == 0..<4)
    #expect(AtspiTextUnits.before(1, .wordStart, text) == 0..<0)
    #expect(AtspiTextUnits.after(5, .wordStart, text) == 7..<7)
    #expect(AtspiTextUnits.around(8, .character, text) == 0..<0)
    #expect(AtspiTextUnits.around(-1, .character, text) == 0..<0)
    let empty = FakeText("")
    for unit in AccessibleTextUnit.allCases {
      #expect(AtspiTextUnits.around(0, unit, empty) == 0..<0)
      #expect(AtspiTextUnits.after(0, unit, empty).isEmpty)
    }
  }

  @Test("Ranges with -1 reach to the end, and others are cut or refused")
  func ranges() {
    let text = FakeText("abcdef")
    #expect(AtspiSession.range(text, 2, -1) == 2..<6)
    #expect(AtspiSession.range(text, -5, 99) == 0..<6)
    #expect(AtspiSession.range(text, 4, 2) == 4..<4)
    #expect(AtspiSession.exactRange(text, 4, 2) == 2..<4)
    #expect(AtspiSession.exactRange(text, 0, 7) == nil)
    #expect(AtspiSession.exactRange(text, -1, 3) == nil)
  }

  @Test("Coordinates that are not finite become numbers, and a code point 0 is replaced")
  func values() {
    #expect(DBusValue.coordinate(.nan) == .int32(0))
    #expect(DBusValue.coordinate(.infinity) == .int32(0))
    #expect(DBusValue.coordinate(1e300) == .int32(1_000_000_000))
    #expect(DBusValue.coordinate(2.5) == .int32(3))
    #expect(DBusValue.text("a\0b") == .string("a\u{FFFD}b"))
    #expect(
      DBusValue.states(AccessibleStates(.active, .indeterminate)).parts == [
        .uint32(2), .uint32(1),
      ])
  }
}

@MainActor @Suite(.serialized, needsRegistry()) struct EnumerationTests {
  @Test("Roles, states and relations have the numbers and names of libatspi")
  func enumerations() throws {
    let scene = try AccessibilityScene(registry: false)
    let lines = try scene.run(
      """
      for kind in (Atspi.Role, Atspi.StateType, Atspi.RelationType):
          for name in dir(kind):
              if name.isupper():
                  value = getattr(kind, name)
                  print(kind.__name__, int(value), value.value_nick)
      """)
    let known = Set(lines)
    for role in AccessibleRole.allCases {
      let nick = role.name.replacing(" ", with: "-")
      #expect(known.contains("Role \(role.rawValue) \(nick)"), "\(role)")
    }
    for state in AccessibleState.allCases {
      #expect(known.contains("StateType \(state.rawValue) \(state.name)"), "\(state)")
    }
    for relation in AccessibleRelation.allCases {
      let nick = "\(relation)".reduce("") { $0 + ($1.isUppercase ? "-" : "") + $1.lowercased() }
      #expect(known.contains("RelationType \(relation.rawValue) \(nick)"), "\(relation)")
    }
  }
}
