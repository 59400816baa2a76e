import WindowResponder

/// A page of the gallery: a row of the table ``all``.
struct Page: Sendable, Equatable, CustomStringConvertible {
  /// The name on the command line.
  let identifier: String
  /// The title for users.
  let title: String
  /// The title for narrow windows.
  let shortTitle: String
  /// The name of the page's symbol.
  let symbolName: String
  /// The group of the page.
  let group: PageGroup
  /// The names of the widgets and other types on the page, for the search.
  let widgets: [String]
  /// The description for `--help`.
  let summary: String
  /// A Boolean value that indicates whether the page is shown alone in a window that requested fullscreen.
  let fillsScreen: Bool
  /// A closure that creates the page's controller.
  let makeController: @MainActor @Sendable () -> ViewController

  private init(
    _ identifier: String, _ title: String, short: String? = nil, in group: PageGroup,
    symbol: String, _ summary: String, shows widgets: [String], fillsScreen: Bool = false,
    makeController: @escaping @MainActor @Sendable () -> ViewController
  ) {
    self.identifier = identifier
    self.title = title
    shortTitle = short ?? title
    symbolName = symbol
    self.group = group
    self.widgets = widgets
    self.summary = summary
    self.fillsScreen = fillsScreen
    self.makeController = makeController
  }

  /// Creates the page with a name, or returns `nil` if there is none.
  init?(identifier: String) {
    guard let page = Self.all.first(where: { $0.identifier == identifier }) else { return nil }
    self = page
  }

  /// The default page.
  static var first: Page { all[0] }

  static func == (one: Page, other: Page) -> Bool { one.identifier == other.identifier }

  var description: String { identifier }

  /// All pages, in the order of the list, by groups.
  ///
  /// The list in the window, the options, `--help` and the tests of all pages use this table.
  static let all: [Page] = [controls, input, text, lists, containers, pictures, system]
    .flatMap { $0 }
}

extension Page {
  private static let controls: [Page] = [
    Page(
      "controls", "Controls", in: .controls, symbol: "slider.horizontal.3",
      "every control in every state",
      shows: [
        "Button", "Switch", "CheckBox", "Slider", "Stepper", "SegmentedControl", "ProgressView",
        "ImageView", "Label",
      ]
    ) { ControlsController() },
    Page(
      "pickers", "Pickers", in: .controls, symbol: "calendar",
      "wheels, calendars, pages and shapes of buttons",
      shows: [
        "PickerView", "DatePicker", "ColorWell", "PageControl", "ActivityIndicatorView", "Button",
      ]
    ) { PickersController() },
    Page(
      "tools", "Tools", in: .controls, symbol: "wrench",
      "forms, bars, splits and more for tools",
      shows: [
        "MenuBar", "WindowToolbar", "StatusBar", "Form", "Rating", "LevelIndicator", "RadioGroup",
        "ComboBox", "TokenField", "Badge", "Link", "Disclosure", "FlowStack", "GridView",
        "SplitView",
      ]
    ) { ToolsController() },
  ]

  private static let input: [Page] = [
    Page(
      "touch", "Touch", in: .input, symbol: "hand.tap",
      "fingers with their shapes, to test a screen with", shows: ["Touch"], fillsScreen: true
    ) { TouchController() },
    Page(
      "gestures", "Gestures", in: .input, symbol: "hand.draw",
      "a photo to drag, pinch and turn, and who won",
      shows: [
        "TapGestureRecognizer", "PanGestureRecognizer", "PinchGestureRecognizer",
        "RotationGestureRecognizer", "SwipeGestureRecognizer", "LongPressGestureRecognizer",
        "HoverGestureRecognizer", "ImageView",
      ]
    ) { GesturesController() },
    Page(
      "scrolling", "Scrolling", in: .input, symbol: "arrow.up.and.down",
      "content to scroll, zoom and page", shows: ["ScrollView", "RefreshControl"]
    ) { ScrollingController() },
    Page(
      "keys", "Keys & commands", short: "Keys", in: .input, symbol: "keyboard",
      "what each key is, shortcuts and focus groups", shows: ["KeyCommand"]
    ) { KeysController() },
    Page(
      "responder-chain", "Responder chain", short: "Chain", in: .input, symbol: "link",
      "who is first responder, and the way up", shows: ["Responder"]
    ) { ChainController() },
    Page(
      "drag-and-drop", "Drag and drop", short: "Drag", in: .input, symbol: "tray.and.arrow.down",
      "lists, colours and a well, with other programs",
      shows: ["DragInteraction", "DropInteraction", "TableView"]
    ) { DragAndDropController() },
  ]

  private static let text: [Page] = [
    Page(
      "text", "Text", in: .text, symbol: "character.cursor.ibeam",
      "fields and text in ten scripts", shows: ["TextField", "TextView", "SearchField"]
    ) { TextController() },
    Page(
      "edit-menu", "Edit menu", in: .text, symbol: "doc.on.clipboard",
      "what to cut, copy and paste, and menus", shows: ["Menu", "EditMenuInteraction"]
    ) { EditMenuController() },
    Page(
      "undo", "Undo", in: .text, symbol: "arrow.uturn.backward",
      "a drawing with its history, copy and paste", shows: ["UndoManager"]
    ) { UndoController() },
  ]

  private static let lists: [Page] = [
    Page(
      "table", "Table", in: .lists, symbol: "list.bullet",
      "100,000 rows, with selection and editing", shows: ["TableView"]
    ) { TableController() },
    Page(
      "columns", "Columns", in: .lists, symbol: "tablecells",
      "100,000 rows of several columns, and an outline", shows: ["ColumnView", "OutlineView"]
    ) { ColumnsController() },
    Page(
      "collection", "Collection", in: .lists, symbol: "square.on.square",
      "100,000 colours, in a grid or a list", shows: ["CollectionView"]
    ) { CollectionController() },
    Page(
      "lists", "Lists", in: .lists, symbol: "list.bullet",
      "rows with accessories, an outline and swipes",
      shows: ["CollectionView", "CollectionViewListCell"]
    ) { ListsController() },
    Page(
      "layouts", "Layouts", in: .lists, symbol: "square.on.square",
      "sections that scroll across, flow and pin",
      shows: ["CollectionView", "CollectionViewCompositionalLayout"]
    ) { LayoutsController() },
  ]

  private static let containers: [Page] = [
    Page(
      "navigation", "Navigation", in: .containers, symbol: "folder",
      "stacks, tabs, columns and pages",
      shows: [
        "NavigationController", "TabBarController", "SplitViewController", "PageViewController",
      ]
    ) { NavigationPageController() },
    Page(
      "presentation", "Presentation", in: .containers, symbol: "square.and.arrow.up",
      "sheets, popovers and alerts",
      shows: ["AlertController", "SheetPresentationController", "PopoverPresentationController"]
    ) { PresentingController() },
  ]

  private static let pictures: [Page] = [
    Page(
      "charts", "Charts", in: .images, symbol: "chart.bar",
      "lines, bars, areas and parts, one of them live",
      shows: ["ChartView", "PieChartView", "SparklineView"]
    ) { ChartsController() },
    Page(
      "symbols", "Symbols", in: .images, symbol: "star",
      "every symbol, to be found by its name", shows: ["CollectionView", "SearchField"]
    ) { SymbolsController() },
    Page(
      "animation", "Animation", in: .images, symbol: "sparkles",
      "curves side by side, and a card to throw", shows: ["Switch", "Slider"]
    ) { AnimationController() },
  ]

  private static let system: [Page] = [
    Page(
      "files", "Files", in: .system, symbol: "doc",
      "panels for files, and pages to print", shows: ["OpenPanel", "SavePanel", "PrintJob"]
    ) { FilesController() },
    Page(
      "desktop", "Desktop", in: .system, symbol: "bell",
      "notifications, an icon in the bar, and portals",
      shows: ["UserNotificationCenter", "StatusItem"]
    ) { DesktopController() },
    Page(
      "motion-and-media", "Motion and media", short: "Motion", in: .system, symbol: "play.fill",
      "a shaken device, media keys and a player", shows: ["NowPlayingInfoCenter", "ProgressView"]
    ) { MotionController() },
  ]
}
