import WindowResponder

// Paths of layers and contexts under other names, because in the product UIKit, the original names have the
// type `CGPath`.

extension Layer {
  package var plainShadowPath: Path? {
    get { shadowPath }
    set { shadowPath = newValue }
  }

  package func plainValue(forKeyPath keyPath: String) -> Any? { value(forKeyPath: keyPath) }
}

extension ShapeLayer {
  package var plainPath: Path? {
    get { path }
    set { path = newValue }
  }
}

extension KeyframeAnimation {
  package var plainPath: Path? {
    get { path }
    set { path = newValue }
  }
}

extension GraphicsContext {
  package var plainPath: Path? { path }
}

extension AccessibleResponder {
  package var plainAccessibilityPath: Path? {
    get { accessibilityPath }
    set { accessibilityPath = newValue }
  }
}
