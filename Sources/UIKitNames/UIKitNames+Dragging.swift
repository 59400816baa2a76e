// What is dragged and dropped.

import WindowResponder

/// UIKit's name for `DragInteraction`.
public typealias UIDragInteraction = DragInteraction
/// UIKit's name for `DragInteractionDelegate`.
public typealias UIDragInteractionDelegate = DragInteractionDelegate
/// UIKit's name for `DropInteraction`.
public typealias UIDropInteraction = DropInteraction
/// UIKit's name for `DropInteractionDelegate`.
public typealias UIDropInteractionDelegate = DropInteractionDelegate
/// UIKit's name for `DragItem`.
public typealias UIDragItem = DragItem
/// UIKit's name for `DragSession`.
public typealias UIDragSession = DragSession
/// UIKit's name for `DropSession`.
public typealias UIDropSession = DropSession
/// UIKit's name for `DragDropSession`.
public typealias UIDragDropSession = DragDropSession
/// UIKit's name for `DropProposal`.
public typealias UIDropProposal = DropProposal
/// UIKit's name for `DropOperation`.
public typealias UIDropOperation = DropOperation
/// UIKit's name for `DropSessionProgressIndicatorStyle`.
public typealias UIDropSessionProgressIndicatorStyle = DropSessionProgressIndicatorStyle
/// UIKit's name for `DragAnimating`.
public typealias UIDragAnimating = DragAnimating
/// UIKit's name for `DragPreview`.
public typealias UIDragPreview = DragPreview
/// UIKit's name for `DragPreviewParameters`.
public typealias UIDragPreviewParameters = DragPreviewParameters
/// UIKit's name for `DragPreviewTarget`.
public typealias UIDragPreviewTarget = DragPreviewTarget
/// UIKit's name for `TargetedDragPreview`.
public typealias UITargetedDragPreview = TargetedDragPreview
/// UIKit's name for `ItemProvider`.
public typealias NSItemProvider = ItemProvider
