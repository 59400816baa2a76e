import WindowResponder

/// A page of the gallery.
enum Page: CaseIterable {
  case controls
  case touch
  case gestures
  case scrolling
  case table
  case collection
  case text
  case animation
  case responderChain
  case keys
  case editMenu
  case undo
  case presentation
  case motion

  /// The name on the command line.
  var identifier: String {
    switch self {
    case .controls: return "controls"
    case .touch: return "touch"
    case .gestures: return "gestures"
    case .scrolling: return "scrolling"
    case .table: return "table"
    case .collection: return "collection"
    case .text: return "text"
    case .animation: return "animation"
    case .responderChain: return "responder-chain"
    case .keys: return "keys"
    case .undo: return "undo"
    case .motion: return "motion-and-media"
    case .editMenu: return "edit-menu"
    case .presentation: return "presentation"
    }
  }

  /// The page with a name; nil for a name that no page has.
  init?(identifier: String) {
    guard let page = Self.allCases.first(where: { $0.identifier == identifier }) else { return nil }
    self = page
  }

  /// The name for people.
  var title: String {
    switch self {
    case .controls: return "Controls"
    case .touch: return "Touch"
    case .gestures: return "Gestures"
    case .scrolling: return "Scrolling"
    case .table: return "Table"
    case .collection: return "Collection"
    case .text: return "Text"
    case .animation: return "Animation"
    case .responderChain: return "Responder chain"
    case .keys: return "Keys & commands"
    case .undo: return "Undo"
    case .motion: return "Motion and media"
    case .editMenu: return "Edit menu"
    case .presentation: return "Presentation"
    }
  }

  /// The name where there is little room.
  var shortTitle: String {
    switch self {
    case .responderChain: return "Chain"
    case .keys: return "Keys"
    case .motion: return "Motion"
    default: return title
    }
  }

  /// The name of its symbol.
  var symbolName: String {
    switch self {
    case .controls: return "slider.horizontal.3"
    case .touch: return "hand.tap"
    case .gestures: return "hand.draw"
    case .scrolling: return "arrow.up.and.down"
    case .table: return "list.bullet"
    case .collection: return "square.on.square"
    case .text: return "character.cursor.ibeam"
    case .animation: return "sparkles"
    case .responderChain: return "link"
    case .keys: return "keyboard"
    case .undo: return "arrow.uturn.backward"
    case .motion: return "play.fill"
    case .editMenu: return "doc.on.clipboard"
    case .presentation: return "square.and.arrow.up"
    }
  }

  /// Makes what shows it.
  @MainActor func makeController() -> ViewController {
    switch self {
    case .controls: return ControlsController()
    case .touch: return TouchController()
    case .gestures: return GesturesController()
    case .scrolling: return ScrollingController()
    case .table: return TableController()
    case .collection: return CollectionController()
    case .text: return TextController()
    case .animation: return AnimationController()
    case .responderChain: return ChainController()
    case .keys: return KeysController()
    case .undo: return UndoController()
    case .motion: return MotionController()
    case .editMenu: return EditMenuController()
    case .presentation: return PresentingController()
    }
  }
}
