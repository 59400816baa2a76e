import CoreGraphicsNames
public import Foundation
public import WindowResponder

// Numbers of layers as UIKit has them; arrays of `Double` do as well.

extension GradientLayer {
  /// Where the colours stand, from 0 to 1; nil for evenly spread.
  public var locations: [NSNumber]? {
    get { plainLocations?.map { NSNumber(value: $0) } }
    set { plainLocations = newValue?.map(\.doubleValue) }
  }
}

extension ShapeLayer {
  /// The lengths of dashes and gaps in turn, in points; nil for a solid line.
  public var lineDashPattern: [NSNumber]? {
    get { plainDashPattern?.map { NSNumber(value: $0) } }
    set { plainDashPattern = newValue?.map(\.doubleValue) }
  }
}

extension KeyframeAnimation {
  /// When each value is reached, as parts of the duration from 0 to 1; nil for evenly spread.
  public var keyTimes: [NSNumber]? {
    get { plainKeyTimes?.map { NSNumber(value: $0) } }
    set { plainKeyTimes = newValue?.map(\.doubleValue) }
  }
}
