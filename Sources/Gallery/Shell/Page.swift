import WindowResponder

/// A page of the gallery: a row of the table ``all``.
struct Page: Sendable, Equatable, CustomStringConvertible {
  /// The name on the command line.
  let identifier: String
  /// The name for people.
  let title: String
  /// The name where there is little room.
  let shortTitle: String
  /// The name of its symbol.
  let symbolName: String
  /// What it shows, for `--help`.
  let summary: String
  /// Whether it has the whole screen to itself in a window that asked for the whole screen.
  let fillsScreen: Bool
  /// Makes what shows it.
  let makeController: @MainActor @Sendable () -> ViewController

  private init(
    _ identifier: String, _ title: String, short: String? = nil, symbol: String,
    _ summary: String, fillsScreen: Bool = false,
    makeController: @escaping @MainActor @Sendable () -> ViewController
  ) {
    self.identifier = identifier
    self.title = title
    shortTitle = short ?? title
    symbolName = symbol
    self.summary = summary
    self.fillsScreen = fillsScreen
    self.makeController = makeController
  }

  /// The page with a name; nil for a name that no page has.
  init?(identifier: String) {
    guard let page = Self.all.first(where: { $0.identifier == identifier }) else { return nil }
    self = page
  }

  /// The page that is shown when nothing else is asked for.
  static var first: Page { all[0] }

  static func == (one: Page, other: Page) -> Bool { one.identifier == other.identifier }

  var description: String { identifier }

  /// Every page, in the order of the list. The list in the window, the options, `--help` and the tests
  /// that go through all pages are made from this.
  static let all: [Page] = [
    Page(
      "controls", "Controls", symbol: "slider.horizontal.3", "every control in every state"
    ) { ControlsController() },
    Page(
      "pickers", "Pickers", symbol: "calendar", "wheels, calendars, pages and shapes of buttons"
    ) { PickersController() },
    Page(
      "tools", "Tools", symbol: "wrench", "forms, bars, splits and more for tools"
    ) { ToolsController() },
    Page(
      "charts", "Charts", symbol: "chart.bar", "lines, bars, areas and parts, one of them live"
    ) { ChartsController() },
    Page(
      "touch", "Touch", symbol: "hand.tap", "fingers with their shapes, to test a screen with",
      fillsScreen: true
    ) { TouchController() },
    Page(
      "gestures", "Gestures", symbol: "hand.draw", "a photo to drag, pinch and turn, and who won"
    ) { GesturesController() },
    Page(
      "scrolling", "Scrolling", symbol: "arrow.up.and.down", "content to scroll, zoom and page"
    ) { ScrollingController() },
    Page(
      "table", "Table", symbol: "list.bullet", "100,000 rows, with selection and editing"
    ) { TableController() },
    Page(
      "columns", "Columns", symbol: "tablecells",
      "100,000 rows of several columns, and an outline"
    ) { ColumnsController() },
    Page(
      "collection", "Collection", symbol: "square.on.square", "100,000 colours, in a grid or a list"
    ) { CollectionController() },
    Page(
      "lists", "Lists", symbol: "list.bullet", "rows with accessories, an outline and swipes"
    ) { ListsController() },
    Page(
      "layouts", "Layouts", symbol: "square.on.square", "sections that scroll across, flow and pin"
    ) { LayoutsController() },
    Page(
      "symbols", "Symbols", symbol: "star", "every symbol, to be found by its name"
    ) { SymbolsController() },
    Page(
      "files", "Files", symbol: "doc", "panels for files, and pages to print"
    ) { FilesController() },
    Page(
      "desktop", "Desktop", symbol: "bell", "notifications, an icon in the bar, and portals"
    ) { DesktopController() },
    Page(
      "navigation", "Navigation", symbol: "folder", "stacks, tabs, columns and pages"
    ) { NavigationPageController() },
    Page(
      "text", "Text", symbol: "character.cursor.ibeam", "fields and text in ten scripts"
    ) { TextController() },
    Page(
      "animation", "Animation", symbol: "sparkles", "curves side by side, and a card to throw"
    ) { AnimationController() },
    Page(
      "responder-chain", "Responder chain", short: "Chain", symbol: "link",
      "who is first responder, and the way up"
    ) { ChainController() },
    Page(
      "keys", "Keys & commands", short: "Keys", symbol: "keyboard",
      "what each key is, shortcuts and focus groups"
    ) { KeysController() },
    Page(
      "edit-menu", "Edit menu", symbol: "doc.on.clipboard", "what to cut, copy and paste, and menus"
    ) { EditMenuController() },
    Page(
      "drag-and-drop", "Drag and drop", short: "Drag", symbol: "tray.and.arrow.down",
      "lists, colours and a well, with other programs"
    ) { DragAndDropController() },
    Page(
      "undo", "Undo", symbol: "arrow.uturn.backward", "a drawing with its history, copy and paste"
    ) { UndoController() },
    Page(
      "presentation", "Presentation", symbol: "square.and.arrow.up", "sheets, popovers and alerts"
    ) { PresentingController() },
    Page(
      "motion-and-media", "Motion and media", short: "Motion", symbol: "play.fill",
      "a shaken device, media keys and a player"
    ) { MotionController() },
  ]
}
