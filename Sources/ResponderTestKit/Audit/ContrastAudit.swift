import ResponderAccessibility
import WindowResponder

/// A check that finds text and state marks with too little contrast in one appearance, by the pixels of the
/// window.
@MainActor struct ContrastAudit {
  private let stage: Stage
  /// The name of the appearance.
  private let appearance: String

  init(_ stage: Stage, _ appearance: String) {
    self.stage = stage
    self.appearance = appearance
  }

  /// The minimum number of pixels per point, so that thin strokes have pixels of their full color.
  private static let scale = 3.0
  /// The size of large text, in points, also for semibold and bolder text. Follows Apple's Human Interface
  /// Guidelines.
  private static let largeSize = (regular: 18.0, bold: 14.0)
  /// The minimum contrast ratios. Follows WCAG 2.
  private static let least = (text: 4.5, large: 3.0, mark: 3.0)
  /// The roles of elements that show a state or a value by a mark.
  private static let markRoles: Set<String> = [
    "check box", "radio button", "toggle button", "slider", "progress bar", "level bar", "rating",
  ]
  /// The roles of elements that draw their text without a label.
  private static let textRoles: Set<String> = ["entry", "text", "page tab", "link", "menu"]

  func issues() -> [AccessibilityAuditIssue] {
    let views = stage.seenViews
    let elements = AuditedElement.all(on: stage)
    let window = stage.frontWindow
    let longest = max(window.bounds.width, window.bounds.height, 1)
    let scale = min(Self.scale, Double(Image.maximumSide) / longest)
    let image = ImageRenderer(size: window.bounds.size, scale: scale).image { context in
      window.paint(in: context)
    }
    let found = image.withPixels { pixels, width in
      let labels = views.compactMap { $0 as? Label }.compactMap { label in
        issue(with: label, pixels, width, scale)
      }
      return labels
        + elements.compactMap { element in issue(with: element, pixels, width, scale) }
    }
    return found ?? []
  }

  private func issue(
    with label: Label, _ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ scale: Double
  ) -> AccessibilityAuditIssue? {
    guard let text = label.text, text.contains(where: { !$0.isWhitespace }), isEnabled(label),
      !label.isNearScrollingEdge
    else { return nil }
    let box = Self.pixels(label.seenRect, scale)
    guard let contrast = PixelContrast(pixels, width: width, in: box) else { return nil }
    let font: Font = label.font
    let isBold = font.weight >= .semibold
    let isLarge = font.pointSize >= (isBold ? Self.largeSize.bold : Self.largeSize.regular)
    return issue(
      contrast, least: isLarge ? Self.least.large : Self.least.text, view: label, name: text,
      frame: label.rectInWindow)
  }

  private func issue(
    with element: AuditedElement, _ pixels: UnsafeBufferPointer<UInt32>, _ width: Int,
    _ scale: Double
  ) -> AccessibilityAuditIssue? {
    guard element.isShowing, element.isEnabled, let owner = element.owner,
      !owner.isNearScrollingEdge, !showsNothing(element)
    else { return nil }
    let seen = element.frame.intersection(owner.seenRect)
    guard !seen.isNull, !seen.isEmpty else { return nil }
    let isText = Self.textRoles.contains(element.node.role)
    guard isText || Self.markRoles.contains(element.node.role) else { return nil }
    let inner = isText ? seen.insetBy(dx: 3, dy: 3) : seen
    guard !inner.isNull else { return nil }
    let contrast = PixelContrast(
      pixels, width: width, in: Self.pixels(inner, scale),
      around: isText ? nil : Self.pixels(seen.insetBy(dx: -2, dy: -2), scale))
    guard let contrast else { return nil }
    return issue(
      contrast, least: isText ? Self.least.text : Self.least.mark, view: owner,
      name: element.node.name, frame: element.frame)
  }

  private func issue(
    _ contrast: PixelContrast, least: Double, view: View, name: String, frame: Rect
  ) -> AccessibilityAuditIssue? {
    // Colors with 8 bits per component cannot have an exact ratio.
    guard contrast.ratio < least - 0.05 else { return nil }
    let sentence =
      "\(Self.hex(contrast.foreground)) on \(Self.hex(contrast.background)) has a contrast of "
      + "\(Self.decimal(contrast.ratio)) : 1, not \(Self.decimal(least)) : 1 (\(appearance))"
    return AccessibilityAuditIssue(
      auditType: .contrast, view: view, elementName: name, detailedDescription: sentence,
      frame: frame)
  }

  /// Returns a Boolean value that indicates whether an indicator is at the lower end of its scale, where it
  /// shows an empty track.
  private func showsNothing(_ element: AuditedElement) -> Bool {
    ["progress bar", "level bar"].contains(element.node.role)
      && element.node.number == element.node.object.accessibleValue?.minimumValue
  }

  /// Returns a Boolean value that indicates whether neither the label nor the control that contains it is
  /// disabled.
  private func isEnabled(_ label: Label) -> Bool {
    label.isEnabled
      && !label.selfAndSuperviews.contains { view in
        (view as? Control)?.isEnabled == false || view.accessibilityTraits.contains(.notEnabled)
      }
  }

  private static func pixels(_ rect: Rect, _ scale: Double) -> Rect {
    let (left, top) = ((rect.minX * scale).rounded(.up), (rect.minY * scale).rounded(.up))
    return Rect(
      x: left, y: top, width: max(0, (rect.maxX * scale).rounded(.down) - left),
      height: max(0, (rect.maxY * scale).rounded(.down) - top))
  }

  /// Returns a number with one decimal, rounded down so that it is below the required one.
  private static func decimal(_ number: Double) -> String {
    "\((number * 10).rounded(.down) / 10)"
  }

  private static func hex(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map { part in
      let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + parts.joined()
  }
}

extension Stage {
  /// Returns the contrast issues in each appearance, each once.
  func contrastIssues() -> [AccessibilityAuditIssue] {
    let theme = application.theme
    let system = application.systemAppearance
    guard theme == system.theme else {
      var strong = theme
      strong.increaseContrast()
      defer { show(theme) }
      return [(theme, "own theme"), (strong, "own theme, high contrast")].flatMap { theme, name in
        show(theme)
        return ContrastAudit(self, name).issues()
      }
    }
    defer { show(system) }
    return [(UserInterfaceStyle.light, "light"), (.dark, "dark")].flatMap { style, name in
      [(AccessibilityContrast.normal, name), (.high, "\(name), high contrast")]
        .flatMap { contrast, name in
          var appearance = system
          appearance.colorScheme = style
          appearance.contrast = contrast
          show(appearance)
          return ContrastAudit(self, name).issues()
        }
    }
  }

  private func show(_ theme: Theme) {
    application.theme = theme
    settleChanges()
  }

  /// Shows the program with an appearance of the desktop.
  func show(_ appearance: SystemAppearance) {
    application.apply(appearance)
    settleChanges()
  }

  /// Waits for the end of changes of the appearance, such as fading colors.
  private func settleChanges() {
    render()
    advance(by: 0.5)
    render()
  }
}
