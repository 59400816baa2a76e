import ResponderGraphics
import ResponderTestKit
import SeededRandom
import TestScenes
import Testing
import WidgetCatalogue
import Widgets

/// Tests that a view at the size that it computes shows all of its text.
@MainActor @Suite(.serialized) struct ControlRoomTests {
  /// A kind of view, with a text and at the size that it computes.
  struct Kind: CustomTestStringConvertible, Sendable {
    let name: String
    /// A Boolean value that indicates whether a smaller width makes the view taller. If not, its size
    /// is computed without a limit of the width.
    let wraps: Bool
    let make: @MainActor (inout TextSamples) -> View
    var testDescription: String { name }

    init(
      _ name: String, wraps: Bool = false,
      _ make: @escaping @MainActor (inout TextSamples) -> View
    ) {
      self.name = name
      self.wraps = wraps
      self.make = make
    }
  }

  /// The number of views of a kind in a window.
  private static let batch = 24
  private static let width = 1400.0
  private static let height = 1600.0
  /// The pixels per point, and the user's text scale.
  private static let looks: [(scale: Double, text: Double)] = [
    (1, 1), (1.25, 1.15), (1.5, 1), (2, 1.15), (1, 1.15), (1.25, 1), (1.5, 1.15), (2, 1),
  ]

  @Test("T4: A view at its own size shows all of its text", arguments: kinds)
  func holdsText(kind: Kind) {
    for (index, look) in Self.looks.prefix(max(4, sampleSize(Self.looks.count))).enumerated() {
      var samples = TextSamples(seed: UInt64(index + 1))
      let stage = Stage(
        size: Size(width: Self.width, height: Self.height), scale: look.scale)
      stage.application.apply(SystemAppearance(textScale: look.text))
      if samples.chance(oneIn: 4) {
        stage.application.userInterfaceLayoutDirection = .rightToLeft
      }
      let cut = problems(of: kind, &samples, on: stage, placesByConstraints: index % 2 == 1)
      #expect(cut.isEmpty, "\(look): \(cut.count), \(cut.prefix(3))")
    }
  }

  /// Returns the truncated texts of a window that is full of views of a kind.
  private func problems(
    of kind: Kind, _ samples: inout TextSamples, on stage: Stage, placesByConstraints: Bool
  ) -> [String] {
    let root = ViewController()
    stage.window.rootViewController = root
    var y = 4.0
    for _ in 0..<Self.batch {
      let view = kind.make(&samples)
      root.view.addSubview(view)
      var size = view.intrinsicContentSize
      let room = kind.wraps ? samples.number(200...700) : 10_000
      let fitting = view.sizeThatFits(Size(width: room, height: 0))
      let isWide = size.width <= 0 || samples.chance(oneIn: 3)
      if isWide || size.height <= 0 { size = fitting }
      // A view that is larger than the window would be clipped by the window.
      if max(size.width, fitting.width) > Self.width - 20
        || y + max(size.height, fitting.height) > Self.height - 10
      {
        view.removeFromSuperview()
        continue
      }
      if placesByConstraints, !isWide {
        view.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 7.3),
          view.topAnchor.constraint(equalTo: root.view.topAnchor, constant: y),
        ])
      } else {
        view.frame = Rect(origin: Point(x: samples.number(1...9), y: y), size: size)
      }
      y += size.height + 3.7
    }
    stage.render()
    let ledger = TextLedger()
    _ = ledger.listen { stage.snapshot() }
    return ledger.problems(checksOverlap: false)
  }

  private nonisolated static let kinds: [Kind] = [
    Kind("label") {
      let label = Label(text: $0.line())
      label.font = $0.font()
      return label
    },
    Kind("label of several lines", wraps: true) {
      let label = Label(text: $0.paragraph())
      label.font = $0.font()
      label.numberOfLines = 0
      return label
    },
    Kind("styled label") {
      let label = Label()
      label.attributedText = $0.styled($0.line())
      label.numberOfLines = $0.pick([0, 1])
      return label
    },
    Kind("button") {
      let button = Button()
      button.setTitle($0.line(), for: .normal)
      if $0.chance(oneIn: 2) { button.titleLabel?.font = $0.font() }
      return button
    },
    Kind("button with a configuration") {
      var configuration = $0.pick([
        Button.Configuration.plain(), .filled(), .tinted(), .gray(), .bordered(),
      ])
      configuration.title = $0.line()
      if $0.chance(oneIn: 2) { configuration.subtitle = $0.line() }
      if $0.chance(oneIn: 2) { configuration.image = Image(systemName: "plus") }
      configuration.imagePlacement = $0.pick([.leading, .trailing, .top])
      let button = Button(configuration: configuration)
      if $0.chance(oneIn: 3) {
        button.menu = Menu(children: [Action(title: "A") { _ in }])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = false
      }
      return button
    },
    Kind("check box") {
      let box = CheckBox(title: $0.latin())
      if $0.chance(oneIn: 2) { box.font = $0.font() }
      return box
    },
    Kind("radio button") {
      let button = RadioButton(title: $0.line())
      if $0.chance(oneIn: 2) { button.font = $0.font() }
      return button
    },
    Kind("segmented control") {
      let control = SegmentedControl(items: [$0.line(upTo: 2), $0.line(upTo: 2), $0.line(upTo: 1)])
      control.apportionsSegmentWidthsByContent = $0.chance(oneIn: 2)
      control.selectedSegmentIndex = 0
      if $0.chance(oneIn: 2) {
        let (usual, bold) = ($0.font(), $0.font())
        control.setTitleTextAttributes(TextAttributes(font: usual), for: .normal)
        control.setTitleTextAttributes(TextAttributes(font: bold), for: .selected)
      }
      return control
    },
    Kind("badge") {
      let badge = Badge(text: $0.line(upTo: 2))
      badge.font = $0.font()
      return badge
    },
    Kind("link") { Link($0.line(), address: "https://example.org") },
    Kind("text field") {
      let field = TextField()
      field.text = $0.line()
      field.borderStyle = $0.pick([.none, .roundedRect])
      field.font = $0.font()
      field.clearButtonMode = $0.pick([.never, .always])
      return field
    },
    Kind("placeholder") {
      let field = TextField()
      field.placeholder = $0.line()
      field.borderStyle = $0.pick([.none, .roundedRect])
      field.font = $0.font()
      return field
    },
    Kind("text view", wraps: true) {
      let view = TextView()
      view.text = $0.paragraph()
      view.font = $0.font()
      view.isScrollEnabled = false
      return view
    },
    Kind("styled text view", wraps: true) {
      let view = TextView()
      view.attributedText = $0.styled($0.paragraph())
      view.isScrollEnabled = false
      return view
    },
    Kind("combo box") {
      let box = ComboBox(items: [$0.line(), $0.line()])
      box.text = $0.line()
      return box
    },
    Kind("group box") { GroupBox(title: $0.line(), content: Label(text: $0.line())) },
    Kind("disclosure") { Disclosure(title: $0.line(), content: Label(text: $0.line())) },
    Kind("list content", wraps: true) {
      var content = ListContentConfiguration.subtitleCell()
      content.text = $0.line()
      content.secondaryText = $0.line()
      return ListContentView(configuration: content)
    },
    Kind("radio group") { RadioGroup(titles: [$0.line(), $0.line()]) },
  ]
}
