import Widgets

/// The gallery's distances, in points.
enum Spacing {
  /// Between parts of one thing.
  static let tiny = 4.0
  /// Between things that belong together.
  static let small = 8.0
  /// Between cards, and between a card's edge and its content.
  static let medium = 12.0
  /// Between a page's edge and its content.
  static let large = 16.0

  /// The distance of content from a page's edges: less where there is little room, in points.
  static func pageMargin(forWidth width: Double) -> Double {
    width < 480 ? medium : large
  }
}

extension ViewController {
  /// Where the content of a page lies, within its margins; nil where there is no room for any.
  var pageArea: Rect? {
    let margin = Spacing.pageMargin(forWidth: view.bounds.width)
    let area = view.bounds.insetBy(dx: margin, dy: margin)
    return area.isNull ? nil : area
  }
}
