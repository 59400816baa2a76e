import RealCompositors
import ResponderAccessibility
import ResponderBus
import Testing

@MainActor @Suite(.serialized, needsRegistry()) struct HostileClientTests {
  let scene: AccessibilityScene

  init() throws { scene = try AccessibilityScene() }

  /// The part of a script that finds the paths of the window and its children, without a cache.
  private let paths = """
    V = GLib.Variant
    window = raw('root', 'Accessible', 'GetChildAtIndex', V('(i)', (0,)))[0][1].split('/')[-1]
    children = [path.split('/')[-1] for name, path in raw(window, 'Accessible', 'GetChildren')[0]]
    button, label, entry, password, slider, table, article, image = children

    """

  @Test("A wrong call is answered by the error of D-Bus that says why")
  func errors() throws {
    let lines = try scene.run(
      paths + """
        print(raw('root', 'Accessible', 'GetChildAtIndex'),
              raw('root', 'Accessible', 'GetChildAtIndex', V('(s)', ('0',))),
              raw('root', 'Accessible', 'GetChildAtIndex', V('(ii)', (0, 0))),
              raw('root', 'Accessible', 'GetChildAtIndex', V('(i)', (99,))),
              raw('root', 'Accessible', 'GetChildAtIndex', V('(i)', (-1,))))
        print(raw('99999', 'Accessible', 'GetState'), raw('/nothing', 'Accessible', 'GetState'),
              raw('/org/a11y/atspi/accessible/x', 'Accessible', 'GetState'),
              raw('/org/a11y/atspi/accessible/01', 'Accessible', 'GetState'),
              raw('/org/a11y/atspi/accessible/99999999999999999999999', 'Accessible', 'GetState'),
              raw('/org/a11y/atspi/null', 'Accessible', 'GetState'))
        print(raw(button, 'Text', 'GetText', V('(ii)', (0, 1))), raw(button, 'No', 'GetText'),
              raw(button, 'Accessible', 'No'), raw(button, 'Application', 'GetLocale', V('(u)', (0,))))
        for kind in (5, 7, 4294967295):
            print(raw(entry, 'Text', 'GetStringAtOffset', V('(iu)', (0, kind))),
                  raw(entry, 'Text', 'GetTextAtOffset', V('(iu)', (0, kind + 2 & 0xffffffff))),
                  raw(entry, 'Text', 'GetCharacterExtents', V('(iu)', (0, kind))),
                  raw(button, 'Component', 'GetExtents', V('(u)', (kind,))))
        print(get(button, 'Accessible', 'No'), get(button, 'Text', 'CaretOffset'),
              get(button, 'No', 'Name'))
        print(raw(button, 'Properties', 'Get', V('(s)', ('x',)), 'org.freedesktop.DBus.'),
              raw(button, 'Properties', 'No', None, 'org.freedesktop.DBus.'))
        def put(path, interface, name, value):
            arguments = V('(ssv)', ('org.a11y.atspi.' + interface, name, value))
            return raw(path, 'Properties', 'Set', arguments, 'org.freedesktop.DBus.')
        print(put(button, 'Accessible', 'Name', V('s', 'x')), put(button, 'Accessible', 'No', V('i', 1)),
              put(slider, 'Value', 'CurrentValue', V('s', 'x')),
              put(slider, 'Value', 'CurrentValue', V('d', float('nan'))),
              put('root', 'Application', 'Id', V('s', 'x')), put('root', 'Application', 'Id', V('i', 7)),
              get('root', 'Application', 'Id'))
        print(raw(table, 'Accessible', 'GetChildren'))
        """)
    #expect(
      lines == [
        "InvalidArgs InvalidArgs InvalidArgs InvalidArgs InvalidArgs",
        "UnknownObject UnknownObject UnknownObject UnknownObject UnknownObject UnknownObject",
        "UnknownInterface UnknownInterface UnknownMethod UnknownInterface",
        "InvalidArgs InvalidArgs InvalidArgs InvalidArgs",
        "InvalidArgs InvalidArgs InvalidArgs InvalidArgs",
        "InvalidArgs ('Grüße 👋 ', 0, 8) InvalidArgs InvalidArgs",
        "UnknownProperty UnknownInterface UnknownInterface", "InvalidArgs UnknownMethod",
        "PropertyReadOnly UnknownProperty InvalidArgs InvalidArgs InvalidArgs () (7,)",
        "LimitsExceeded",
      ])
  }

  @Test("Every method of every object takes arguments at random without harm")
  func randomArguments() throws {
    let lines = try scene.run(
      paths + """
        import random, xml.etree.ElementTree as tree
        random.seed(7)
        numbers = [0, 1, -1, 2**31 - 1, -2**31, 7, 39]
        def value(kind):
            if kind == 'i': return random.choice(numbers)
            if kind == 'u': return random.choice([0, 1, 2, 6, 2**32 - 1])
            if kind == 'b': return random.random() < 0.5
            if kind == 's': return random.choice(['', 'weight', '\\U0001F44B' * 50])
            if kind == 'o': return random.choice(['/', '/org/a11y/atspi/accessible/root'])
            words = [random.getrandbits(31) for _ in range(random.randrange(12))]
            return (words, random.randrange(6), {'a': 'b:c'}, random.randrange(5), words,
                    random.randrange(5), ['Text', ''], random.randrange(5), True)
        count, names = 0, set()
        for path in ['root', window] + children:
            text = raw(path, 'Introspectable', 'Introspect', None, 'org.freedesktop.DBus.')[0]
            for interface in tree.fromstring(text).findall('interface'):
                name = interface.get('name')
                if not name.startswith('org.a11y.'): continue
                for method in interface.findall('method'):
                    kinds = [a.get('type') for a in method.findall('arg') if a.get('direction') == 'in']
                    for _ in range(12 if kinds else 1):
                        arguments = V('(' + ''.join(kinds) + ')', tuple(value(k) for k in kinds))
                        answer = raw(path, name, method.get('name'), arguments, '')
                        count += 1
                        if isinstance(answer, str): names.add(answer)
                for member in interface.findall('property'):
                    answer = raw(path, 'Properties', 'Get', V('(ss)', (name, member.get('name'))),
                                 'org.freedesktop.DBus.')
                    if isinstance(answer, str): print(path, name, member.get('name'), answer)
                answer = raw(path, 'Properties', 'GetAll', V('(s)', (name,)), 'org.freedesktop.DBus.')
                if isinstance(answer, str): print(path, name, answer)
        print(count > 500, sorted(names))
        """)
    #expect(lines == ["True ['InvalidArgs', 'LimitsExceeded', 'UnknownObject']"])
  }

  @Test("Ten thousand calls at once are all answered")
  func flood() throws {
    let lines = try scene.run(
      paths + """
        loop = GLib.MainLoop()
        answers = []
        def done(source, result):
            answers.append(source.call_finish(result).unpack())
            if len(answers) == 10000: loop.quit()
        arguments = V('(ss)', ('org.a11y.atspi.Accessible', 'Name'))
        for _ in range(10000):
            bus().call(owner, '/org/a11y/atspi/accessible/' + button,
                       'org.freedesktop.DBus.Properties', 'Get', arguments, None, 0, 60000, None, done)
        loop.run()
        print(len(answers), set(answers))
        """)
    #expect(lines == ["10000 {('Send',)}"])
  }

  @Test("Clients that end in the middle of a call do no harm")
  func vanishing() throws {
    for _ in 0..<3 {
      let client = try scene.start(
        paths + """
          def done(source, result): pass
          for _ in range(2000):
              bus().call(owner, '/org/a11y/atspi/accessible/root', 'org.a11y.atspi.Accessible',
                         'GetInterfaces', None, None, 0, 60000, None, done)
          bus().flush_sync(None)
          os._exit(0)
          """)
      #expect(scene.wait { !client.isRunning })
    }
    #expect(try scene.run("print(find().get_name())") == ["Fake"])
    #expect(scene.server.isActive)
  }

  @Test("A client that walks while the tree changes meets errors, or what is there")
  func changingTree() throws {
    let client = try scene.start(
      paths + """
        print('walking')
        ends = 0
        for _ in range(400):
            for index in range(9):
                answer = raw(window, 'Accessible', 'GetChildAtIndex', V('(i)', (index,)))
                if answer == 'InvalidArgs': continue
                name = get(answer[0][1].split('/')[-1], 'Accessible', 'Name')
                if name == 'UnknownObject': ends += 1
        print('walked', get(image, 'Accessible', 'Name'))
        """)
    try #require(scene.wait(for: "walking", of: client), "\(client.errors)")
    let window = scene.application.window
    window.remove(scene.application.image)
    scene.server.accessibleObject(scene.application.image, didChange: .removed)
    var last: FakeObject?
    scene.wait(seconds: 60) {
      if let last {
        window.remove(last)
        scene.server.accessibleObject(last, didChange: .removed)
      }
      let next = FakeObject(.label, "brief")
      window.add(next)
      last = next
      return !client.isRunning
    }
    #expect(client.output.hasSuffix("walked UnknownObject\n"), "\(client.errors)")
  }
}
