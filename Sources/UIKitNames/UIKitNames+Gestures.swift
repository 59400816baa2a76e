// Gesture recognizers.
import Widgets
import WindowResponder

/// UIKit's name for `GestureRecognizer`.
public typealias UIGestureRecognizer = GestureRecognizer
/// UIKit's name for `GestureRecognizerDelegate`.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
/// UIKit's name for `TapGestureRecognizer`.
public typealias UITapGestureRecognizer = TapGestureRecognizer
/// UIKit's name for `PanGestureRecognizer`.
public typealias UIPanGestureRecognizer = PanGestureRecognizer
/// UIKit's name for `PanGestureRecognizer.ScrollTypeMask`.
public typealias UIScrollTypeMask = PanGestureRecognizer.ScrollTypeMask
/// UIKit's name for `PinchGestureRecognizer`.
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
/// UIKit's name for `LongPressGestureRecognizer`.
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
/// UIKit's name for `SwipeGestureRecognizer`.
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
/// UIKit's name for `RotationGestureRecognizer`.
public typealias UIRotationGestureRecognizer = RotationGestureRecognizer
/// UIKit's name for `ScreenEdgePanGestureRecognizer`.
public typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer
/// UIKit's name for `HoverGestureRecognizer`.
public typealias UIHoverGestureRecognizer = HoverGestureRecognizer
/// UIKit's name for `RectEdge`.
public typealias UIRectEdge = RectEdge
