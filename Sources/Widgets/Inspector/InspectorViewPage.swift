import WindowResponder

/// A page with the properties of a view: position, appearance, content and accessibility. Most of them can be
/// changed.
final class InspectorViewPage: InspectorForm {
  override var name: String { "View" }

  override func build(_ view: View) {
    addText("Class") { "\(Swift.type(of: $0))" }
    addText("Controller") { InspectorNames.name(of: $0.controllerInChain) }
    addGeometry(view)
    addAppearance()
    addContent(view)
    addAccessibility()
  }

  private func addGeometry(_ view: View) {
    addSection(
      "Geometry",
      footer: view is Window
        ? nil : "In points, in the coordinates of the superview. A layout may reset the frame.")
    addNumbers("Frame", ["x", "y", "width", "height"]) {
      [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height]
    } _: { view, index, number in
      var frame = view.frame
      switch index {
      case 0: frame.origin.x = number
      case 1: frame.origin.y = number
      case 2: frame.size.width = max(0, number)
      default: frame.size.height = max(0, number)
      }
      view.frame = frame
    }
    addText("Bounds") { InspectorNames.text($0.bounds) }
    addText("In the window") { InspectorNames.text($0.convert($0.bounds, to: nil)) }
    if view.transform != .identity { addText("Transform") { "\($0.transform)" } }
    addText("Safe area") { InspectorNames.text($0.safeAreaInsets) }
  }

  private func addAppearance() {
    addSection("Appearance")
    addSwitch("Hidden", \.isHidden) { view, isHidden in
      // A hidden window could not be shown again.
      if !(view is Window) { view.isHidden = isHidden }
    }
    addNumbers("Opacity", ["alpha"]) {
      [$0.alpha]
    } _: { view, _, number in
      view.alpha = number
    }
    addBackground()
    addSwitch("Clips", \.clipsToBounds) { $0.clipsToBounds = $1 }
    addSwitch("Touches", \.isUserInteractionEnabled) { $0.isUserInteractionEnabled = $1 }
  }

  private func addBackground() {
    let well = ColorWell()
    well.title = "Background"
    let none = Button(configuration: .gray())
    none.setTitle("None", for: .normal)
    none.accessibilityLabel = "No background"
    let pair = StackView(arrangedSubviews: [well, none])
    pair.spacing = 12
    pair.alignment = .center
    addRow("Background", pair).fillsWidth = false
    well.addAction(
      Action { [weak self, weak well] _ in self?.change { $0.backgroundColor = well?.selectedColor }
      }, for: .valueChanged)
    none.addAction(
      Action { [weak self] _ in self?.change { $0.backgroundColor = nil } },
      for: .primaryActionTriggered)
    keep { [weak well, weak none] view in
      if well?.selectedColor != view.backgroundColor { well?.selectedColor = view.backgroundColor }
      none?.isEnabled = view.backgroundColor != nil
    }
  }

  private func addContent(_ view: View) {
    addSection("Content")
    if let text = InspectedText(view) { addField("Text", { _ in text.get() }, { text.set($1) }) }
    if view is Control {
      addSwitch("Enabled") {
        ($0 as? Control)?.isEnabled ?? false
      } _: {
        ($0 as? Control)?.isEnabled = $1
      }
    }
    addText("Its size") {
      let size = $0.intrinsicContentSize
      return [size.width, size.height].map { $0 < 0 ? "none" : InspectorNames.text($0) }
        .joined(separator: " × ")
    }
    addNumbers("Hugging", ["horizontal", "vertical"]) { view in
      Self.axes.map { Double(view.contentHuggingPriority(for: $0).rawValue) }
    } _: { view, index, number in
      view.setContentHuggingPriority(Self.priority(number), for: Self.axes[index])
    }
    addNumbers("Resistance", ["horizontal", "vertical"]) { view in
      Self.axes.map { Double(view.contentCompressionResistancePriority(for: $0).rawValue) }
    } _: { view, index, number in
      view.setContentCompressionResistancePriority(Self.priority(number), for: Self.axes[index])
    }
  }

  private static let axes: [LayoutAxis] = [.horizontal, .vertical]

  private static func priority(_ number: Double) -> LayoutPriority {
    LayoutPriority(rawValue: Float(min(max(number, 1), 1_000)))
  }

  private func addAccessibility() {
    addSection("Accessibility")
    addField("Label", { $0.accessibilityLabel ?? "" }) {
      $0.accessibilityLabel = $1.isEmpty ? nil : $1
    }
    addText("Value") { $0.accessibilityValue ?? "–" }
    addText("Identifier") { $0.accessibilityIdentifier ?? "–" }
    addText("Traits") { InspectorNames.text($0.accessibilityTraits) }
    addText("Element") { $0.isAccessibilityElement ? "yes" : "no" }
  }
}

extension View {
  /// The view controller of the view: the first one in its responder chain.
  fileprivate var controllerInChain: ViewController? {
    chain.lazy.compactMap { $0 as? ViewController }.first
  }
}
