// Controls, and the types that they use.
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
/// UIKit's name for `PageControl`.
public typealias UIPageControl = PageControl
/// UIKit's name for `ActivityIndicatorView`.
public typealias UIActivityIndicatorView = ActivityIndicatorView
/// UIKit's name for `VisualEffectView`.
public typealias UIVisualEffectView = VisualEffectView
/// UIKit's name for `VisualEffect`.
public typealias UIVisualEffect = VisualEffect
/// UIKit's name for `BlurEffect`.
public typealias UIBlurEffect = BlurEffect
/// UIKit's name for `VibrancyEffect`.
public typealias UIVibrancyEffect = VibrancyEffect
/// UIKit's name for `BackgroundConfiguration`.
public typealias UIBackgroundConfiguration = BackgroundConfiguration
/// UIKit's name for `ConfigurationColorTransformer`.
public typealias UIConfigurationColorTransformer = ConfigurationColorTransformer
/// UIKit's name for `ConfigurationTextAttributesTransformer`.
public typealias UIConfigurationTextAttributesTransformer = ConfigurationTextAttributesTransformer
/// UIKit's name for `PickerView`.
public typealias UIPickerView = PickerView
/// UIKit's name for `PickerViewDataSource`.
public typealias UIPickerViewDataSource = PickerViewDataSource
/// UIKit's name for `PickerViewDelegate`.
public typealias UIPickerViewDelegate = PickerViewDelegate
/// UIKit's name for `DatePicker`.
public typealias UIDatePicker = DatePicker
/// UIKit's name for `ColorWell`.
public typealias UIColorWell = ColorWell
/// UIKit's name for `ColorPickerViewController`.
public typealias UIColorPickerViewController = ColorPickerViewController
/// UIKit's name for `ColorPickerViewControllerDelegate`.
public typealias UIColorPickerViewControllerDelegate = ColorPickerViewControllerDelegate
/// UIKit's name for `DatePicker.Style`.
public typealias UIDatePickerStyle = DatePicker.Style
/// UIKit's name for `VibrancyEffect.Style`.
public typealias UIVibrancyEffectStyle = VibrancyEffect.Style
/// UIKit's name for `Slider.BehavioralStyle`.
public typealias UIBehavioralStyle = Slider.BehavioralStyle
/// UIKit's name for `Action`.
public typealias UIAction = Action

extension Control {
  /// UIKit's name for `Control.Events`, as in `UIControl.Event`.
  ///
  /// In a file in which this name is visible, a subclass of `Control` writes `UIEvent` for the class of
  /// events, as with UIKit.
  public typealias Event = Events
}

extension Button {
  /// A closure that updates the configuration of a button when its state changes.
  public typealias ConfigurationUpdateHandler = @MainActor (Button) -> Void
}
