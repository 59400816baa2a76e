import ResponderGraphics
import ResponderTestKit
import Testing
import Widgets

@testable import WindowResponder

/// Every widget in its own size, where all of its text is to be seen.
@MainActor @Suite(.serialized) struct CutTextTests {
  nonisolated struct Look: CustomTestStringConvertible, Sendable {
    var isDark = false
    var isMirrored = false
    var textScale = 1.0
    var testDescription: String { "dark \(isDark), mirrored \(isMirrored), scale \(textScale)" }
  }

  nonisolated static let looks = [
    Look(), Look(isDark: true), Look(isMirrored: true), Look(textScale: 2),
    Look(isDark: true, isMirrored: true, textScale: 2),
  ]

  private static let narrow = 300.0

  private func makeWidgets() -> [View] {
    let form = Form()
    form.addSection("A section of the form", footer: "What is said below it, in smaller type.")
    form.addRow(
      "A name", TextField(), note: "What is said about it, on more than one line perhaps.")
    form.addRow("A switch with a name", Switch())
    let grouped = Form(style: .grouped)
    grouped.addRow("Choice", RadioGroup(titles: ["The first one", "The second one"]))
    grouped.addRow("Level", LevelIndicator())
    let group = RadioGroup(titles: ["A choice", "Another one with a longer name", "The last"])
    group.selectedIndex = 1
    let hidden = Label(text: "What was hidden")
    hidden.numberOfLines = 0
    let disclosure = Disclosure(title: "More about it", content: hidden)
    disclosure.isExpanded = true
    let combo = ComboBox(items: ["Berlin", "Bern"])
    combo.selectedIndex = 0
    let tokens = TokenField()
    tokens.tokens = ["one", "another", "the last one"]
    let status = StatusBar()
    status.text = "3 files"
    status.addItem(Label(text: "UTF-8"))
    let toolbar = WindowToolbar(items: [
      BarButtonItem(title: "New", image: Image(systemName: "plus"), primaryAction: nil),
      BarButtonItem(title: "Open"),
    ])
    toolbar.displayMode = .imageAndTitle
    let menus = MenuBar()
    menus.menus = ["File", "Edit"].map { Menu(title: $0, children: [Action(title: "A") { _ in }]) }
    let grid = GridView(rows: [
      [Label(text: "From"), Label(text: "Somebody")], [Label(text: "To"), Label(text: "You")],
    ])
    let flow = FlowStack(arrangedSubviews: ["one", "two", "three"].map { Badge(text: $0) })
    let box = GroupBox(title: "A box with a title", content: Label(text: "What is in it"))
    return [
      form, grouped, group, disclosure, combo, tokens, status, toolbar, menus, grid, flow, box,
      Badge(count: 42), Link("Where it leads", address: "https://example.org"),
      RadioButton(title: "A choice"), Rating(), LevelIndicator(), Separator(),
    ]
  }

  /// What was drawn without room for all of it.
  private func cutTexts(_ draw: () -> Void) -> (cut: [Rect], drawn: Int) {
    var (cut, drawn): ([Rect], Int) = ([], 0)
    TextWatch.onText = { text, origin, context in
      drawn += 1
      // Letters may lean out of their line by a point.
      let place = Rect(origin: origin, size: text.size).insetBy(dx: 1, dy: 1)
      if text.isTruncated || !(place.isEmpty || context.clipBounds.contains(place)) {
        cut.append(place)
      }
    }
    draw()
    TextWatch.onText = nil
    return (cut, drawn)
  }

  @Test("No text of a widget is cut off, in any look", arguments: looks)
  func nothingIsCut(look: Look) {
    let stage = Stage(size: Size(width: 400, height: 1000))
    stage.application.apply(
      SystemAppearance(colorScheme: look.isDark ? .dark : .light, textScale: look.textScale))
    if look.isMirrored { stage.application.userInterfaceLayoutDirection = .rightToLeft }
    for widget in makeWidgets() {
      stage.window.addSubview(widget)
      let size = widget.sizeThatFits(Size(width: Self.narrow, height: 0))
      widget.frame = Rect(x: 20, y: 40, width: max(Self.narrow, size.width), height: size.height)
      stage.render()
      let name = String(describing: Swift.type(of: widget))
      #expect(size.height > 0, "\(name) has no height")
      let (cut, _) = cutTexts {
        _ = stage.snapshot(); redraw(stage, widget)
      }
      #expect(cut.isEmpty, "\(name) \(look.testDescription): \(cut)")
      check(widget, name)
      widget.removeFromSuperview()
    }
  }

  private func redraw(_ stage: Stage, _ widget: View) {
    widget.setNeedsDisplay()
    for view in widget.subviews { view.setNeedsDisplay() }
    stage.render()
  }

  /// Labels have room for their texts.
  private func check(_ view: View, _ name: String) {
    if let label = view as? Label, !label.isHidden, label.alpha > 0 {
      let needed = label.sizeThatFits(
        Size(width: label.numberOfLines == 1 ? 10_000 : label.bounds.width, height: 10_000))
      #expect(
        needed.width <= label.bounds.width + 0.5 && needed.height <= label.bounds.height + 0.5,
        "\(name): \(label.text ?? "")")
    }
    for subview in view.subviews where !subview.isHidden { check(subview, name) }
  }

  @Test("The watch sees a text that is cut off")
  func watchSees() {
    let stage = Stage(size: Size(width: 400, height: 200))
    let button = RadioButton(title: "A title that is much too long for so little room")
    button.frame = Rect(x: 0, y: 0, width: 90, height: 44)
    stage.window.addSubview(button)
    let (cut, drawn) = cutTexts { stage.render() }
    #expect(drawn > 0 && !cut.isEmpty)
  }
}
