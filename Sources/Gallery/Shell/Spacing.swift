import Widgets

/// The gallery's distances, in points.
enum Spacing {
  /// The distance between parts of one view.
  static let tiny = 4.0
  /// The distance between related views.
  static let small = 8.0
  /// The distance between cards, and between a card's edge and its content.
  static let medium = 12.0
  /// The distance between a page's edge and its content.
  static let large = 16.0

  /// Returns a length that grows with the size of text, in whole points. Text that is smaller than usual does
  /// not shrink it.
  @MainActor static func scaled(_ length: Double) -> Double {
    max(length, FontMetrics.default.scaledValue(for: length).rounded())
  }

  /// Returns the margin of a page for a width, in points, which is smaller in a narrow window.
  static func pageMargin(forWidth width: Double) -> Double {
    width < 480 ? medium : large
  }
}

extension Font {
  /// Returns a font of the system that follows the size of text.
  static func scaled(ofSize size: Double, weight: Weight = .regular) -> Font {
    FontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }

  /// Returns a font with digits of one width that follows the size of text.
  static func digits(ofSize size: Double, weight: Weight = .regular) -> Font {
    FontMetrics.default.scaledFont(for: .monospacedDigitSystemFont(ofSize: size, weight: weight))
  }
}

extension ViewController {
  /// The rectangle inside the margins of the page, or `nil` if there is no space.
  var pageArea: Rect? {
    let margin = Spacing.pageMargin(forWidth: view.bounds.width)
    let area = view.bounds.insetBy(dx: margin, dy: margin)
    return area.isNull ? nil : area
  }
}
