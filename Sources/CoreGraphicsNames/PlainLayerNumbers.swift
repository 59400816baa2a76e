import WindowResponder

// Properties of layers under other names, because in the product UIKit, the original names have Foundation's
// number types.

extension GradientLayer {
  package var plainLocations: [Double]? {
    get { locations }
    set { locations = newValue }
  }
}

extension ShapeLayer {
  package var plainDashPattern: [Double]? {
    get { lineDashPattern }
    set { lineDashPattern = newValue }
  }
}

extension KeyframeAnimation {
  package var plainKeyTimes: [Double]? {
    get { keyTimes }
    set { keyTimes = newValue }
  }
}
