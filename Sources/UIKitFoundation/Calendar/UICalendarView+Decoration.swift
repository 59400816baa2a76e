import Foundation
public import Widgets
public import WindowResponder

extension UICalendarView {
  /// The size of a decoration. Follows `UICalendarView.DecorationSize`.
  public enum DecorationSize: Int, Hashable, Sendable {
    /// A dot of 4 points, or an image of 8 points.
    case small = 0
    /// A dot of 6 points, or an image of 11 points.
    case medium = 1
    /// A dot of 9 points, or an image of 14 points.
    case large = 2

    /// The diameter of a dot, in points.
    var dot: Double {
      switch self {
      case .small: 4
      case .medium: 6
      case .large: 9
      }
    }

    /// The side of an image, in points.
    var image: Double {
      switch self {
      case .small: 8
      case .medium: 11
      case .large: 14
      }
    }
  }

  /// A mark below the number of a day: a dot, an image or a view. Follows `UICalendarView.Decoration`.
  ///
  /// Sizes grow with the text size of the desktop. The default color is `systemFill`.
  @preconcurrency @MainActor open class Decoration: NSObject {
    enum Content {
      case dot(color: Color?, size: DecorationSize)
      case image(Image, color: Color?, size: DecorationSize)
      case view(@MainActor () -> View)
    }

    final var content = Content.dot(color: nil, size: .medium)

    /// Creates a decoration with an image. Without an image, it is a dot.
    public convenience init(image: Image?, color: Color? = nil, size: DecorationSize = .medium) {
      self.init()
      content = image.map { .image($0, color: color, size: size) } ?? .dot(color: color, size: size)
    }

    /// Creates a decoration with a view, which the closure returns when the day is shown.
    ///
    /// The view is as large as it needs to be, and at most as large as the area below the number. It receives
    /// no touches.
    public convenience init(customViewProvider: @escaping @MainActor () -> View) {
      self.init()
      content = .view(customViewProvider)
    }

    /// Returns a decoration that is a dot.
    public static func `default`(
      color: Color? = nil, size: DecorationSize = .medium
    ) -> Decoration {
      Decoration(image: nil, color: color, size: size)
    }

    /// Returns a decoration with an image. Without an image, it is a dot. A symbol or a template image is
    /// drawn in the color.
    public static func image(
      _ image: Image?, color: Color? = nil, size: DecorationSize = .medium
    ) -> Decoration {
      Decoration(image: image, color: color, size: size)
    }

    /// Returns a decoration with a view, which the closure returns when the day is shown.
    public static func customView(
      _ customViewProvider: @escaping @MainActor () -> View
    ) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }
  }
}
