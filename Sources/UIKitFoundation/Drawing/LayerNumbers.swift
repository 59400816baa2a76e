import CoreGraphicsNames
public import Foundation
public import WindowResponder

// Numbers of layers with UIKit's types; arrays of `Double` are accepted as well.

extension GradientLayer {
  /// The positions of the colors, from 0 to 1, or `nil` for equal distances.
  public var locations: [NSNumber]? {
    get { plainLocations?.map { NSNumber(value: $0) } }
    set { plainLocations = newValue?.map(\.doubleValue) }
  }
}

extension ShapeLayer {
  /// The lengths of dashes and gaps in turn, in points, or `nil` for a solid line.
  public var lineDashPattern: [NSNumber]? {
    get { plainDashPattern?.map { NSNumber(value: $0) } }
    set { plainDashPattern = newValue?.map(\.doubleValue) }
  }
}

extension KeyframeAnimation {
  /// The times of the values, as fractions of the duration from 0 to 1, or `nil` for equal distances.
  public var keyTimes: [NSNumber]? {
    get { plainKeyTimes?.map { NSNumber(value: $0) } }
    set { plainKeyTimes = newValue?.map(\.doubleValue) }
  }
}
