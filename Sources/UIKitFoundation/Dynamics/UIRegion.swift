public import Foundation
public import WindowResponder

/// An area around an origin. Follows `UIRegion`.
open class UIRegion: NSObject, NSCopying, @unchecked Sendable {
  private let test: @Sendable (Point) -> Bool

  /// The region that contains all points.
  public static let infinite = UIRegion { _ in true }

  /// Creates a circle around the origin. The radius is in points.
  public convenience init(radius: Double) {
    self.init { ($0 - .zero).length <= radius }
  }

  /// Creates a rectangle around the origin. The size is in points.
  public convenience init(size: Size) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  private init(_ test: @escaping @Sendable (Point) -> Bool) {
    self.test = test
    super.init()
  }

  /// Returns the region of all points that are not in this one.
  open func inverse() -> UIRegion { UIRegion { [test] in !test($0) } }

  /// Returns the region of the points that are in this or another one.
  open func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion { [test] in test($0) || region.contains($0) }
  }

  /// Returns the region of the points that are in this one, but not in another one.
  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion { [test] in test($0) && !region.contains($0) }
  }

  /// Returns the region of the points that are in both this and another one.
  open func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion { [test] in test($0) && region.contains($0) }
  }

  /// Returns a Boolean value that indicates whether the region contains a point.
  open func contains(_ point: Point) -> Bool { test(point) }

  /// Returns the region itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
