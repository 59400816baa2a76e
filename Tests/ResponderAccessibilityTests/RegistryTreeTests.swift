import RealCompositors
import ResponderAccessibility
import ResponderBus
import Testing

@MainActor @Suite(.serialized, needsRegistry()) struct RegistryTreeTests {
  let scene: AccessibilityScene

  init() throws { scene = try AccessibilityScene() }

  @Test("A client finds the application and reads its tree")
  func tree() throws {
    let lines = try scene.run(
      """
      app = find()
      print(app.get_role_name(), app.get_toolkit_name(), app.get_toolkit_version(),
            app.get_atspi_version(), app.get_child_count(), app.get_id() > -1)
      print(app.get_parent().get_role_name(), app.get_index_in_parent())
      window = app.get_child_at_index(0)
      print(window.get_role_name(), window.get_name(), window.get_child_count())
      for index in range(window.get_child_count()):
          child = window.get_child_at_index(index)
          print(child.get_role_name(), '|', child.get_name(), '|', child.get_index_in_parent(),
                child.get_parent().get_name(), child.get_application().get_name())
      """)
    #expect(
      lines == [
        "application FakeKit 1.0 2.1 1 True", "desktop frame -1", "frame Letter 8",
        "push button | Send | 0 Letter Fake", "label | To | 1 Letter Fake",
        "entry |  | 2 Letter Fake", "password text | Password | 3 Letter Fake",
        "slider | Volume | 4 Letter Fake", "table | Rows | 5 Letter Fake",
        "document text | Article | 6 Letter Fake", "image | Photograph | 7 Letter Fake",
      ])
  }

  @Test("The application is on the desktop of a registry that is started again, and sends events")
  func anotherRegistry() throws {
    let registry = try #require(scene.registry)
    #expect(try scene.run("print(find().get_name())") == ["Fake"])
    registry.terminate()
    #expect(scene.wait { !registry.isRunning })
    _ = try scene.startRegistry()
    #expect(try scene.run("print(find().get_parent().get_role_name())") == ["desktop frame"])
    #expect(scene.server.isActive)
  }

  @Test("A client reads states, attributes, relations, interfaces and the description")
  func details() throws {
    let lines = try scene.run(
      """
      button = named('Send')
      states = button.get_state_set()
      print([s.value_nick for s in states.get_states()])
      print(sorted(button.get_attributes().items()))
      print(button.get_description(), '|', button.get_accessible_id(), '|',
            button.get_object_locale(), '|', button.get_localized_role_name())
      print(sorted(button.get_interfaces()))
      relation = named('To').get_relation_set()[0]
      print(relation.get_relation_type().value_nick, relation.get_target(0).get_role_name())
      print(raw('root', 'Accessible', 'GetInterfaces'))
      """)
    #expect(
      lines == [
        "['enabled', 'focusable', 'sensitive', 'showing', 'visible']",
        "[('level', '2'), ('toolkit', 'FakeKit')]",
        "Sends the letter | send | de_DE.UTF-8 | push button",
        "['Accessible', 'Action', 'Component']", "label-for entry",
        "(['org.a11y.atspi.Accessible', 'org.a11y.atspi.Application', 'org.a11y.atspi.Collection'],)",
      ])
  }

  @Test("A client performs an action, and reads what it is called")
  func actions() throws {
    let lines = try scene.run(
      """
      button = named('Send')
      print(button.get_n_actions(), Atspi.Action.get_action_name(button, 0),
            Atspi.Action.get_localized_name(button, 0), Atspi.Action.get_key_binding(button, 0),
            Atspi.Action.do_action(button, 0), Atspi.Action.do_action(button, 1),
            repr(Atspi.Action.get_action_name(button, 7)))
      """)
    #expect(lines == ["1 click klicken ;;<Control>Return True False ''"])
    #expect(scene.application.button.performed == [0])
  }

  @Test("Extents are those of the window geometry, or of the parent")
  func extents() throws {
    scene.application.window.accessibleFrame?.origin.y = 5
    let lines = try scene.run(
      """
      def box(r): return (r.x, r.y, r.width, r.height)
      button = named('Send')
      for kind in (Atspi.CoordType.SCREEN, Atspi.CoordType.WINDOW, Atspi.CoordType.PARENT):
          print(box(button.get_extents(kind)))
      print(button.contains(89, 49, Atspi.CoordType.WINDOW),
            button.contains(90, 49, Atspi.CoordType.WINDOW))
      window = find().get_child_at_index(0)
      print(window.get_accessible_at_point(15, 25, Atspi.CoordType.WINDOW).get_name(),
            window.get_accessible_at_point(900, 5, Atspi.CoordType.WINDOW))
      print(window.get_layer().value_nick, button.get_layer().value_nick, button.get_alpha())
      print(button.grab_focus(), named('To').grab_focus(), button.scroll_to(Atspi.ScrollType.ANYWHERE))
      image = named('Photograph')
      print(box(image.get_image_extents(Atspi.CoordType.WINDOW)), image.get_image_description())
      """)
    #expect(
      lines == [
        "(10, 20, 80, 30)", "(10, 20, 80, 30)", "(10, 15, 80, 30)", "True False",
        "Send None", "window widget 1.0", "True False True", "(300, 20, 40, 40) Photograph",
      ])
    #expect(scene.application.button.scrolls == 1)
  }

  @Test("A table of a million rows answers without creating them")
  func largeTable() throws {
    let lines = try scene.run(
      """
      table = named('Rows')
      print(table.get_n_rows(), table.get_n_columns(), table.get_child_count())
      cell = table.get_accessible_at(999999, 1)
      print(cell.get_name(), cell.get_table().get_name(),
            Atspi.TableCell.get_position(cell), cell.get_row_column_span())
      print(table.get_index_at(5, 1), table.get_row_at_index(77), table.get_column_at_index(77),
            table.get_row_at_index(1000000), table.get_index_at(-1, 0))
      print(table.add_row_selection(3), table.is_row_selected(3), table.get_selected_rows(),
            table.get_n_selected_rows(), table.is_selected(3, 1), table.is_selected(4, 1))
      print(table.get_row_column_extents_at_index(3))
      print(table.get_n_selected_children(), table.get_selected_child(0).get_name(),
            table.is_child_selected(3), table.deselect_child(3), table.get_n_selected_children())
      print(table.get_child_at_index(500000).get_name())
      """)
    #expect(
      lines.map { $0.replacing("_ResultTuple", with: "") } == [
        "1000000 2 1000000",
        "cell 999999,1 Rows (1, row=999999, column=1)"
          + " (row=999999, column=1, row_span=1, column_span=1)",
        "5 77 0 -1 -1", "True True [3] 1 True False",
        "(True, row=3, col=0, row_extents=1, col_extents=1, is_selected=True)",
        "1 cell 3,0 True True 0", "cell 500000,0",
      ])
    #expect(scene.application.rows.cellCount < 10)
  }

  @Test("A slider's value is read and set")
  func value() throws {
    let lines = try scene.run(
      """
      slider = named('Volume')
      print(slider.get_minimum_value(), slider.get_maximum_value(), slider.get_minimum_increment(),
            slider.get_current_value(), Atspi.Value.get_text(slider))
      print(slider.set_current_value(65.0), slider.get_current_value())
      """)
    #expect(lines == ["0.0 100.0 5.0 40.0 40 %", "True 65.0"])
    #expect(scene.application.sliderValue.currentValue == 65)
  }

  @Test("Links of a text, its document and a link's own object are read")
  func links() throws {
    let lines = try scene.run(
      """
      article = named('Article')
      text = article.get_hypertext_iface()
      link = text.get_link(0)
      print(text.get_n_links(), text.get_link_index(9), text.get_link_index(2), link.get_uri(0),
            link.get_start_index(), link.get_end_index(), link.get_n_anchors(), link.is_valid())
      print(link.get_object(0).get_name(), link.get_object(0).get_role_name())
      print(article.get_document_attribute_value('Title'), article.get_document_attributes(),
            Atspi.Document.get_locale(article))
      """)
    #expect(
      lines == [
        "1 0 -1 https://example.org/manual 8 14 1 True", "Article document text",
        "Article {'Title': 'Article'} de_DE.UTF-8",
      ])
  }

  @Test("A collection finds objects by role, state, attribute and interface")
  func collection() throws {
    let lines = try scene.run(
      """
      window = find().get_child_at_index(0)
      ALL, ANY, NONE = (Atspi.CollectionMatchType.ALL, Atspi.CollectionMatchType.ANY,
                        Atspi.CollectionMatchType.NONE)
      def match(states=[], sm=ALL, attributes={}, roles=[], rm=ANY, interfaces=[], inverted=False,
                order=Atspi.CollectionSortOrder.CANONICAL, count=0):
          rule = Atspi.MatchRule.new(
              Atspi.StateSet.new(states), sm, attributes, ALL, roles, rm, interfaces, ALL, inverted)
          return [o.get_name() for o in window.get_matches(rule, order, count, True)]
      print(match(roles=[Atspi.Role.PUSH_BUTTON, Atspi.Role.LABEL]))
      print(match(states=[Atspi.StateType.FOCUSABLE]))
      print(match(attributes={'level': '2'}), match(attributes={'level': '3'}))
      print(match(interfaces=['Value']), match(interfaces=['Action', 'Component']))
      print(match(roles=[Atspi.Role.LABEL, Atspi.Role.TABLE, Atspi.Role.TABLE_CELL], rm=NONE,
                  states=[Atspi.StateType.FOCUSABLE], sm=NONE))
      print(match(roles=[Atspi.Role.TABLE_CELL], count=2))
      print(match(roles=[Atspi.Role.SLIDER, Atspi.Role.LABEL],
                  order=Atspi.CollectionSortOrder.REVERSE_CANONICAL, count=1))
      """)
    #expect(
      lines == [
        "['Send', 'To']", "['Send', '']", "['Send'] []", "['Volume'] ['Send']",
        "['Password', 'Volume', 'Article', 'Photograph']", "['cell 0,0', 'cell 1,0']",
        "['Volume']",
      ])
    #expect(scene.application.rows.cellCount <= 1_000)
  }
}
