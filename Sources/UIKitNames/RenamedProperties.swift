// Other names for properties that the product UIKit also declares with UIKit's type. A module that declares a
// property cannot use the one of the same name of another module.
import Widgets
import WindowResponder

extension GestureRecognizer {
  /// The value of `allowedTouchTypes`.
  package final var touchTypes: [Touch.TouchType] {
    get { allowedTouchTypes }
    set { allowedTouchTypes = newValue }
  }
  /// The value of `allowedPressTypes`.
  package final var pressTypes: [Press.PressType] {
    get { allowedPressTypes }
    set { allowedPressTypes = newValue }
  }
}

extension BarButtonItemStateAppearance {
  /// The value of `titlePositionAdjustment`.
  package var titleDistance: Vector {
    get { titlePositionAdjustment }
    set { titlePositionAdjustment = newValue }
  }
}

extension NavigationBarAppearance {
  /// The value of `titlePositionAdjustment`.
  package final var titleDistance: Vector {
    get { titlePositionAdjustment }
    set { titlePositionAdjustment = newValue }
  }
}

extension AccessibleResponder {
  /// The value of `accessibilityAttributedLabel`.
  package final var styledLabel: StyledText? {
    get { accessibilityAttributedLabel }
    set { accessibilityAttributedLabel = newValue }
  }
  /// The value of `accessibilityAttributedValue`.
  package final var styledValue: StyledText? {
    get { accessibilityAttributedValue }
    set { accessibilityAttributedValue = newValue }
  }
  /// The value of `accessibilityAttributedHint`.
  package final var styledHint: StyledText? {
    get { accessibilityAttributedHint }
    set { accessibilityAttributedHint = newValue }
  }
}
