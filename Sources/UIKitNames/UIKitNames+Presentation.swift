// Presentation, and activities.
import WindowResponder

/// UIKit's name for `PresentationController`.
public typealias UIPresentationController = PresentationController
/// UIKit's name for `SheetPresentationController`.
public typealias UISheetPresentationController = SheetPresentationController
/// UIKit's name for `SheetPresentationControllerDelegate`.
public typealias UISheetPresentationControllerDelegate = SheetPresentationControllerDelegate
/// UIKit's name for `PopoverPresentationController`.
public typealias UIPopoverPresentationController = PopoverPresentationController
/// UIKit's name for `PopoverPresentationControllerDelegate`.
public typealias UIPopoverPresentationControllerDelegate = PopoverPresentationControllerDelegate
/// UIKit's name for `AdaptivePresentationControllerDelegate`.
public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate
/// UIKit's name for `ViewControllerTransitioningDelegate`.
public typealias UIViewControllerTransitioningDelegate = ViewControllerTransitioningDelegate
/// UIKit's name for `PopoverArrowDirection`.
public typealias UIPopoverArrowDirection = PopoverArrowDirection
/// UIKit's name for `ModalPresentationStyle`.
public typealias UIModalPresentationStyle = ModalPresentationStyle
/// UIKit's name for `ModalTransitionStyle`.
public typealias UIModalTransitionStyle = ModalTransitionStyle
/// UIKit's name for `AlertController`.
public typealias UIAlertController = AlertController
/// UIKit's name for `AlertAction`.
public typealias UIAlertAction = AlertAction

/// UIKit's name for `Activity`.
public typealias UIActivity = Activity
/// UIKit's name for `ActivityViewController`.
public typealias UIActivityViewController = ActivityViewController
/// UIKit's name for `ActivityItemSource`.
public typealias UIActivityItemSource = ActivityItemSource

/// UIKit's name for `ContentContainer`.
public typealias UIContentContainer = ContentContainer
/// UIKit's name for `PopoverPresentationControllerSourceItem`.
public typealias UIPopoverPresentationControllerSourceItem =
  PopoverPresentationControllerSourceItem
