import ResponderTestKit
import Testing
import Widgets

extension Image {
  /// Returns the color at a point of a snapshot at the scale 1.
  fileprivate func color(at point: Point) -> Color { pixel(x: Int(point.x), y: Int(point.y)) }

  /// Returns a Boolean value that indicates whether a pixel of a rectangle differs from that of another
  /// image.
  fileprivate func differs(from other: Image, in rect: Rect) -> Bool {
    (Int(rect.minX)..<Int(rect.maxX)).contains { x in
      (Int(rect.minY)..<Int(rect.maxY)).contains { y in
        pixel(x: x, y: y) != other.pixel(x: x, y: y)
      }
    }
  }
}

/// The user's settings for bold text, labels of switches, shapes of buttons and transparency.
@MainActor struct AccessibilitySettingsTests {
  let stage = Stage(size: Size(width: 300, height: 200))

  /// The numbers of observers that were notified with `true`, by name.
  private final class Log {
    var lines: [String] = []
  }

  @Test("Each setting has a flag, and its observers are notified once for a change")
  func flags() {
    let log = Log()
    let lists: [(String, ObserverList<Bool>)] = [
      ("bold", Accessibility.boldTextStatusDidChange),
      ("labels", Accessibility.onOffSwitchLabelsDidChange),
      ("shapes", Accessibility.buttonShapesEnabledStatusDidChange),
      ("opaque", Accessibility.reduceTransparencyStatusDidChange),
      ("contrast", Accessibility.darkerSystemColorsStatusDidChange),
    ]
    for (name, list) in lists {
      list.add(log) { log, isOn in log.lines.append("\(name) \(isOn)") }
    }
    #expect(!Accessibility.isBoldTextEnabled && !Accessibility.isOnOffSwitchLabelsEnabled)
    #expect(!Accessibility.buttonShapesEnabled && !Accessibility.isReduceTransparencyEnabled)
    stage.changeAppearance { $0.prefersBoldText = true }
    stage.changeAppearance { $0.showsOnOffLabels = true }
    stage.changeAppearance { $0.showsButtonShapes = true }
    stage.changeAppearance { $0.prefersReducedTransparency = true }
    #expect(Accessibility.isBoldTextEnabled && Accessibility.isOnOffSwitchLabelsEnabled)
    #expect(Accessibility.buttonShapesEnabled && Accessibility.isReduceTransparencyEnabled)
    #expect(log.lines == ["bold true", "labels true", "shapes true", "opaque true"])
    log.lines = []
    stage.changeAppearance { $0.contrast = .high }
    #expect(log.lines == ["contrast true"])
    stage.changeAppearance { $0 = SystemAppearance() }
    #expect(
      log.lines.dropFirst() == [
        "bold false", "labels false", "shapes false", "opaque false", "contrast false",
      ])
  }

  @Test("Bold text makes the system's fonts wider, and those of a chosen family not")
  func boldText() {
    let label = Label(text: "Minimum of width")
    let named = Label(text: "Minimum of width")
    named.font = Font(family: "DejaVu Serif", pointSize: 17)
    let field = TextField(frame: Rect(x: 0, y: 100, width: 200, height: 44))
    field.text = "Minimum of width"
    for (index, view) in [label, named].enumerated() {
      view.frame = Rect(x: 0, y: Double(index) * 30, width: 300, height: 30)
      stage.window.addSubview(view)
    }
    stage.window.addSubview(field)
    stage.render()
    let before = [label.intrinsicContentSize.width, named.intrinsicContentSize.width]
    let image = stage.snapshot()
    #expect(label.traitCollection.legibilityWeight == .regular)
    stage.changeAppearance { $0.prefersBoldText = true }
    stage.render()
    #expect(label.traitCollection.legibilityWeight == .bold)
    #expect(label.intrinsicContentSize.width > before[0])
    #expect(named.intrinsicContentSize.width == before[1])
    #expect(stage.snapshot().differs(from: image, in: label.frame))
    #expect(!stage.snapshot().differs(from: image, in: named.frame))
    #expect(stage.snapshot().differs(from: image, in: field.frame))
    stage.changeAppearance { $0.prefersBoldText = false }
    stage.render()
    #expect(label.intrinsicContentSize.width == before[0])
    #expect(!stage.snapshot().differs(from: image, in: stage.window.bounds))
  }

  @Test("A font for bold traits is not made heavier twice")
  func boldTraits() {
    let traits = TraitCollection(legibilityWeight: .bold)
    let one = Label(text: "Minimum of width")
    one.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    let width = one.intrinsicContentSize.width
    stage.changeAppearance { $0.prefersBoldText = true }
    let other = Label(text: "Minimum of width")
    other.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(other.intrinsicContentSize.width == width)
    stage.changeAppearance { $0.prefersBoldText = false }
  }

  @Test("A switch shows a mark for its state, on the side that the knob leaves free")
  func labels() {
    let toggle = Switch(frame: Rect(x: 20, y: 20, width: 60, height: 44))
    stage.window.addSubview(toggle)
    for isOn in [false, true] {
      toggle.isOn = isOn
      stage.advance(by: 1)
      let plain = stage.snapshot()
      stage.changeAppearance { $0.showsOnOffLabels = true }
      stage.render()
      let marked = stage.snapshot()
      let left = Rect(x: 20, y: 20, width: 30, height: 44)
      let right = left.offsetBy(dx: 30, dy: 0)
      #expect(marked.differs(from: plain, in: left) == isOn)
      #expect(marked.differs(from: plain, in: right) == !isOn)
      stage.changeAppearance { $0.showsOnOffLabels = false }
    }
  }

  @Test("A plain button is underlined, a symbol gets a background, and a filled button stays")
  func shapes() {
    let plain = Button(configuration: .plain())
    plain.setTitle("Rename", for: .normal)
    let symbol = Button(configuration: .plain())
    symbol.setImage(Image(systemName: "star"), for: .normal)
    symbol.accessibilityLabel = "Star"
    let filled = Button(configuration: .filled())
    filled.setTitle("Save", for: .normal)
    for (index, button) in [plain, symbol, filled].enumerated() {
      button.frame = Rect(x: 10, y: 10 + Double(index) * 50, width: 120, height: 44)
      stage.window.addSubview(button)
    }
    stage.render()
    let before = stage.snapshot()
    stage.changeAppearance { $0.showsButtonShapes = true }
    stage.render()
    let after = stage.snapshot()
    #expect(after.differs(from: before, in: plain.frame))
    #expect(after.differs(from: before, in: symbol.frame))
    #expect(!after.differs(from: before, in: filled.frame))
  }

  @Test("With reduced transparency nothing is seen through an effect")
  func transparency() {
    let stripe = View(frame: Rect(x: 0, y: 0, width: 50, height: 100))
    stripe.backgroundColor = .red
    let panel = VisualEffectView(effect: BlurEffect(style: .systemThinMaterial))
    panel.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    stage.window.addSubview(stripe)
    stage.window.addSubview(panel)
    stage.render()
    let (left, right) = (Point(x: 20, y: 50), Point(x: 80, y: 50))
    #expect(stage.snapshot().color(at: left) != stage.snapshot().color(at: right))
    stage.changeAppearance { $0.prefersReducedTransparency = true }
    stage.render()
    #expect(stage.snapshot().color(at: left) == stage.snapshot().color(at: right))
  }
}
