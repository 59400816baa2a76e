import Widgets

/// The list of pages, and the page that is chosen.
///
/// The list stands at the side where reading begins, or at the bottom of a narrow window. On the whole
/// screen a page that wants all of it has all of it. Ctrl+F searches the list, unless the page has a use for
/// it.
final class GalleryController: ViewController, FindAction {
  /// Below this width the list is a bar at the bottom, in points.
  static let narrowWidth = 560.0

  private let list = PageList()
  private let content = PageContainer()
  private var page: Page
  private var pageController: ViewController?

  init(page: Page) {
    self.page = page
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(content)
    view.addSubview(list)
    list.onChoose = { [weak self] page in self?.show(page) }
    list.onChangeAppearance = { Application.shared.chooseAppearance(isDark: $0) }
    list.onHeightChange = { [weak self] in self?.view.setNeedsLayout() }
    show(page)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    list.isHidden = isPageAlone
    list.isBar = bounds.width < Self.narrowWidth
    if isPageAlone {
      content.frame = bounds
    } else if list.isBar {
      let height = list.height
      content.frame = Rect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height))
      list.frame = Rect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    } else {
      let width = PageList.sideWidth
      let isMirrored = view.isRightToLeft
      list.frame = Rect(x: 0, y: 0, width: width, height: bounds.height)
        .mirrored(in: bounds, if: isMirrored)
      content.frame = Rect(
        x: width, y: 0, width: max(0, bounds.width - width), height: bounds.height
      ).mirrored(in: bounds, if: isMirrored)
    }
    pageController?.view.frame = content.bounds
  }

  /// Whether nothing but the page is to be seen.
  private var isPageAlone: Bool {
    page.fillsScreen && (view.window as? GalleryWindow)?.showsPageAlone ?? false
  }

  /// The list can be searched while it is shown.
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == .find, isPageAlone { return false }
    return super.canPerformAction(action, withSender: sender)
  }

  /// Lets the user type what page to search for.
  func find(_ sender: Any?) { list.beginSearch() }

  /// Takes the page that is shown away, and shows another.
  func show(_ page: Page) {
    pageController?.view.removeFromSuperview()
    pageController?.removeFromParent()
    self.page = page
    let controller = page.makeController()
    pageController = controller
    addChild(controller)
    controller.view.frame = content.bounds
    content.addSubview(controller.view)
    controller.didMove(toParent: self)
    list.chosenPage = page
    view.setNeedsLayout()
  }
}
