// Controls and what goes with them.
import Widgets
import WindowResponder

/// UIKit's name for `Control`.
public typealias UIControl = Control
/// UIKit's name for `Button`.
public typealias UIButton = Button
/// UIKit's name for `Label`.
public typealias UILabel = Label
/// UIKit's name for `ImageView`.
public typealias UIImageView = ImageView
/// UIKit's name for `SegmentedControl`.
public typealias UISegmentedControl = SegmentedControl
/// UIKit's name for `Stepper`.
public typealias UIStepper = Stepper
/// UIKit's name for `Switch`.
public typealias UISwitch = Switch
/// UIKit's name for `Slider`.
public typealias UISlider = Slider
/// UIKit's name for `ProgressView`.
public typealias UIProgressView = ProgressView
/// UIKit's name for `RefreshControl`.
public typealias UIRefreshControl = RefreshControl
/// UIKit's name for `Action`.
public typealias UIAction = Action

extension Control {
  /// UIKit's name for `Control.Events`, as in `UIControl.Event`.
  ///
  /// In a file that knows this name a subclass of `Control` writes `UIEvent` for the class of events,
  /// as it does with UIKit.
  public typealias Event = Events
}
