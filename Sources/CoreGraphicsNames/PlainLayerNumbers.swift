import WindowResponder

// Numbers of layers under other names: the product UIKit has Foundation's numbers under their own.

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
