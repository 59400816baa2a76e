// Presentation, and what the desktop wants.
import WindowResponder

/// UIKit's name for ``UserInterfaceStyle``.
public typealias UIUserInterfaceStyle = UserInterfaceStyle
/// UIKit's name for ``AccessibilityContrast``.
public typealias UIAccessibilityContrast = AccessibilityContrast
