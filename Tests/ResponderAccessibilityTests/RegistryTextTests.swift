import RealCompositors
import ResponderAccessibility
import ResponderBus
import Testing

@MainActor @Suite(.serialized, needsRegistry()) struct RegistryTextTests {
  let scene: AccessibilityScene

  init() throws { scene = try AccessibilityScene() }

  @Test("Offsets are code points, and -1 is the end of the text")
  func offsets() throws {
    let lines = try scene.run(
      """
      text = named('').get_text_iface()
      print(text.get_character_count(), repr(text.get_text(0, -1)))
      print(text.get_text(6, 7), text.get_text(4, 2) == '', repr(text.get_text(27, 900)))
      print(chr(text.get_character_at_offset(6)), text.get_character_at_offset(500),
            text.get_character_at_offset(-1))
      print(text.get_caret_offset(), text.set_caret_offset(7), text.get_caret_offset(),
            text.set_caret_offset(900))
      """)
    #expect(
      lines == [
        "39 'Grüße 👋 an alle. Bis bald.\\nZweite Zeile'", "👋 True 'Zweite Zeile'", "👋 0 0",
        "0 True 7 False",
      ])
  }

  @Test("Segments are those of each boundary and each granularity")
  func segments() throws {
    let lines = try scene.run(
      """
      text = named('').get_text_iface()
      def show(r): return (r.content, r.start_offset, r.end_offset)
      for kind in range(7):
          kind = Atspi.TextBoundaryType(kind)
          print(show(text.get_text_before_offset(9, kind)), show(text.get_text_at_offset(9, kind)),
                show(text.get_text_after_offset(9, kind)))
      for kind in range(5):
          print(show(text.get_string_at_offset(9, Atspi.TextGranularity(kind))))
      print(show(text.get_text_at_offset(39, Atspi.TextBoundaryType.CHAR)),
            show(text.get_text_at_offset(40, Atspi.TextBoundaryType.CHAR)),
            show(text.get_text_before_offset(0, Atspi.TextBoundaryType.WORD_START)),
            show(text.get_text_after_offset(38, Atspi.TextBoundaryType.LINE_START)))
      """)
    let line = "Grüße 👋 an alle. Bis bald.\\n"
    #expect(
      lines == [
        "('a', 8, 9) ('n', 9, 10) (' ', 10, 11)",
        "('Grüße 👋 ', 0, 8) ('an ', 8, 11) ('alle. ', 11, 17)",
        "('Grüße', 0, 5) (' 👋 an', 5, 10) (' alle', 10, 15)",
        "('', 0, 0) ('Grüße 👋 an alle. ', 0, 17) ('Bis bald.\\n', 17, 27)",
        "('', 0, 0) ('Grüße 👋 an alle.', 0, 16) (' Bis bald.', 16, 26)",
        "('', 0, 0) ('\(line)', 0, 27) ('Zweite Zeile', 27, 39)",
        "('', 0, 0) ('\(line.dropLast(2))', 0, 26) ('\\nZweite Zeile', 26, 39)",
        "('n', 9, 10)", "('an ', 8, 11)", "('Grüße 👋 an alle. ', 0, 17)", "('\(line)', 0, 27)",
        "('\(line)', 0, 27)", "('', 39, 39) ('', 0, 0) ('', 0, 0) ('', 39, 39)",
      ])
  }

  @Test("A client selects, and reads attributes and extents")
  func reading() throws {
    let lines = try scene.run(
      """
      text = named('').get_text_iface()
      def box(r): return (r.x, r.y, r.width, r.height)
      print(text.get_n_selections(), text.add_selection(2, 6), text.add_selection(0, 1),
            text.get_n_selections(), text.get_selection(0).start_offset,
            text.get_selection(0).end_offset)
      print(text.set_selection(0, 30, -1), text.set_selection(1, 0, 1), text.set_selection(0, 0, 99),
            text.get_selection(0).start_offset, text.get_selection(0).end_offset,
            text.remove_selection(3), text.remove_selection(0), text.get_n_selections())
      print(text.get_text_attributes(1), text.get_text_attributes(9))
      run = text.get_attribute_run(1, True)
      print(sorted(run[0].items()), run.start_offset, run.end_offset,
            sorted(text.get_default_attributes().items()))
      print(text.get_text_attribute_value(1, 'weight'), repr(text.get_text_attribute_value(9, 'weight')))
      print(box(text.get_character_extents(28, Atspi.CoordType.WINDOW)),
            box(text.get_range_extents(0, 5, Atspi.CoordType.WINDOW)),
            text.get_offset_at_point(25, 5, Atspi.CoordType.WINDOW),
            text.get_offset_at_point(2500, 5, Atspi.CoordType.WINDOW))
      path = raw('root', 'Accessible', 'GetChildAtIndex', GLib.Variant('(i)', (0,)))[0][1]
      path = raw(path, 'Accessible', 'GetChildAtIndex', GLib.Variant('(i)', (2,)))[0][1]
      # libatspi frees the ranges twice.
      print(raw(path, 'Text', 'GetBoundedRanges', GLib.Variant('(iiiiuuu)', (0, 0, 50, 40, 1, 0, 0))))
      print(text.scroll_substring_to(3, 5, Atspi.ScrollType.TOP_LEFT),
            text.scroll_substring_to(3, 500, Atspi.ScrollType.TOP_LEFT))
      """)
    #expect(
      lines.map { $0.replacing("_ResultTuple", with: "") } == [
        "0 True False 1 2 6", "True False False 30 39 False True 0",
        "({'weight': '700'}, start_offset=0, end_offset=5) ({}, start_offset=5, end_offset=39)",
        "[('size', '11'), ('weight', '700')] 0 5 [('size', '11'), ('weight', '400')]",
        "700 ''", "(10, 20, 10, 20) (0, 0, 50, 20) 2 -1",
        "([(0, 5, 'Grüße', ''), (27, 32, 'Zweit', '')],)", "True False",
      ])
  }

  @Test("A client edits a text, and cannot edit a label")
  func editing() throws {
    let lines = try scene.run(
      """
      entry = named('')
      edit = entry.get_editable_text_iface()
      print(edit.set_text_contents('abc äöü'), edit.insert_text(4, 'x👋y', 2),
            edit.insert_text(99, 'z', 1), edit.delete_text(0, 2), edit.copy_text(0, 1),
            edit.cut_text(1, 2), edit.paste_text(0), edit.paste_text(-1))
      print(repr(entry.get_text_iface().get_text(0, -1)))
      print(named('Article').get_editable_text_iface())
      """)
    #expect(lines == ["True True False True True True True False", "' cx👋äöü'", "None"])
    #expect(scene.application.entryText.string == " cx👋äöü")
  }
}
