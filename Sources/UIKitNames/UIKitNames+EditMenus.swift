// Menus on screen.
import WindowResponder

/// UIKit's name for `MenuController`.
public typealias UIMenuController = MenuController
/// UIKit's name for `MenuItem`.
public typealias UIMenuItem = MenuItem
/// UIKit's name for `Interaction`.
public typealias UIInteraction = Interaction
/// UIKit's name for `EditMenuInteraction`.
public typealias UIEditMenuInteraction = EditMenuInteraction
/// UIKit's name for `EditMenuInteractionDelegate`.
public typealias UIEditMenuInteractionDelegate = EditMenuInteractionDelegate
/// UIKit's name for `EditMenuInteractionAnimating`.
public typealias UIEditMenuInteractionAnimating = EditMenuInteractionAnimating
/// UIKit's name for `EditMenuConfiguration`.
public typealias UIEditMenuConfiguration = EditMenuConfiguration
/// UIKit's name for `EditMenuArrowDirection`.
public typealias UIEditMenuArrowDirection = EditMenuArrowDirection
/// UIKit's name for `ContextMenuInteraction`.
public typealias UIContextMenuInteraction = ContextMenuInteraction
/// UIKit's name for `ContextMenuInteraction.CommitStyle`.
public typealias UIContextMenuInteractionCommitStyle = ContextMenuInteraction.CommitStyle
/// UIKit's name for `ContextMenuInteractionDelegate`.
public typealias UIContextMenuInteractionDelegate = ContextMenuInteractionDelegate
/// UIKit's name for `ContextMenuInteractionAnimating`.
public typealias UIContextMenuInteractionAnimating = ContextMenuInteractionAnimating
/// UIKit's name for `ContextMenuConfiguration`.
public typealias UIContextMenuConfiguration = ContextMenuConfiguration
/// UIKit's name for `ContextMenuContentPreviewProvider`.
public typealias UIContextMenuContentPreviewProvider = ContextMenuContentPreviewProvider
/// UIKit's name for `ContextMenuActionProvider`.
public typealias UIContextMenuActionProvider = ContextMenuActionProvider
