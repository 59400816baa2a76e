// Animation, and Core Animation's display link.
import WindowResponder

/// UIKit's name for `ViewPropertyAnimator`.
public typealias UIViewPropertyAnimator = ViewPropertyAnimator
/// UIKit's name for `ViewAnimatingState`.
public typealias UIViewAnimatingState = ViewAnimatingState
/// UIKit's name for `ViewAnimatingPosition`.
public typealias UIViewAnimatingPosition = ViewAnimatingPosition
/// UIKit's name for `ViewAnimating`.
public typealias UIViewAnimating = ViewAnimating
/// UIKit's name for `ViewImplicitlyAnimating`.
public typealias UIViewImplicitlyAnimating = ViewImplicitlyAnimating
/// UIKit's name for `TimingCurveProvider`.
public typealias UITimingCurveProvider = TimingCurveProvider
/// UIKit's name for `TimingCurveType`.
public typealias UITimingCurveType = TimingCurveType
/// UIKit's name for `CubicTimingParameters`.
public typealias UICubicTimingParameters = CubicTimingParameters
/// UIKit's name for `SpringTimingParameters`.
public typealias UISpringTimingParameters = SpringTimingParameters
/// UIKit's name for `Accessibility`.
public typealias UIAccessibility = Accessibility
/// Core Animation's name for `DisplayLink`.
public typealias CADisplayLink = DisplayLink
/// Core Animation's name for `FrameRateRange`.
public typealias CAFrameRateRange = FrameRateRange
