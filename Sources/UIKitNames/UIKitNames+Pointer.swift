// The pointer, what it shows, and previews of views.
import WindowResponder

/// UIKit's name for `PointerInteraction`.
public typealias UIPointerInteraction = PointerInteraction
/// UIKit's name for `PointerInteractionDelegate`.
public typealias UIPointerInteractionDelegate = PointerInteractionDelegate
/// UIKit's name for `PointerInteractionAnimating`.
public typealias UIPointerInteractionAnimating = PointerInteractionAnimating
/// UIKit's name for `PointerRegion`.
public typealias UIPointerRegion = PointerRegion
/// UIKit's name for `PointerRegionRequest`.
public typealias UIPointerRegionRequest = PointerRegionRequest
/// UIKit's name for `PointerStyle`.
public typealias UIPointerStyle = PointerStyle
/// UIKit's name for `PointerEffect`.
public typealias UIPointerEffect = PointerEffect
/// UIKit's name for `PointerShape`.
public typealias UIPointerShape = PointerShape
/// UIKit's name for `TargetedPreview`.
public typealias UITargetedPreview = TargetedPreview
/// UIKit's name for `PreviewTarget`.
public typealias UIPreviewTarget = PreviewTarget
/// UIKit's name for `PreviewParameters`.
public typealias UIPreviewParameters = PreviewParameters
/// UIKit's name for `ToolTipInteraction`.
public typealias UIToolTipInteraction = ToolTipInteraction
/// UIKit's name for `ToolTipInteractionDelegate`.
public typealias UIToolTipInteractionDelegate = ToolTipInteractionDelegate
/// UIKit's name for `ToolTipConfiguration`.
public typealias UIToolTipConfiguration = ToolTipConfiguration
/// UIKit's name for `ContextMenuInteractionCommitAnimating`.
public typealias UIContextMenuInteractionCommitAnimating = ContextMenuInteractionCommitAnimating
/// UIKit's name for `Axis`.
public typealias UIAxis = Axis
/// `UIPencilInteraction`.
public typealias UIPencilInteraction = PencilInteraction
/// `UIPencilInteractionDelegate`.
public typealias UIPencilInteractionDelegate = PencilInteractionDelegate
/// `UIPencilHoverPose`.
public typealias UIPencilHoverPose = PencilHoverPose
/// `UIPencilPreferredAction`.
public typealias UIPencilPreferredAction = PencilPreferredAction
/// `UIPointerLockState`.
public typealias UIPointerLockState = PointerLockState
