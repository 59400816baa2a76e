// Menus, commands, shortcuts and the focus.
import WindowResponder

/// UIKit's name for `MenuElement`.
public typealias UIMenuElement = MenuElement
/// UIKit's name for `Menu`.
public typealias UIMenu = Menu
/// UIKit's name for `Command`.
public typealias UICommand = Command
/// UIKit's name for `CommandAlternate`.
public typealias UICommandAlternate = CommandAlternate
/// UIKit's name for `KeyCommand`.
public typealias UIKeyCommand = KeyCommand
/// UIKit's name for `DeferredMenuElement`.
public typealias UIDeferredMenuElement = DeferredMenuElement
/// UIKit's name for `MenuBuilder`.
public typealias UIMenuBuilder = MenuBuilder
/// UIKit's name for `MenuSystem`.
public typealias UIMenuSystem = MenuSystem
/// UIKit's name for `ActionHandler`.
public typealias UIActionHandler = ActionHandler
/// UIKit's name for `EditingInteractionConfiguration`.
public typealias UIEditingInteractionConfiguration = EditingInteractionConfiguration
/// UIKit's name for `FocusGroupPriority`.
public typealias UIFocusGroupPriority = FocusGroupPriority
/// UIKit's name for `FocusHeading`.
public typealias UIFocusHeading = FocusHeading
/// UIKit's name for `FocusUpdateContext`.
public typealias UIFocusUpdateContext = FocusUpdateContext
/// UIKit's name for `FocusAnimationCoordinator`.
public typealias UIFocusAnimationCoordinator = FocusAnimationCoordinator
