import Widgets

/// The controller with the list of pages, and the chosen page.
///
/// The list is at the leading side, or at the bottom of a narrow window. In a fullscreen window, a page with
/// `fillsScreen` is shown without the list. Ctrl+F searches the list, unless the page handles it.
final class GalleryController: ViewController, FindAction {
  /// The width below which the list is a bar at the bottom, in points.
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

  /// A Boolean value that indicates whether the page is shown without the list.
  private var isPageAlone: Bool {
    page.fillsScreen && (view.window as? GalleryWindow)?.showsPageAlone ?? false
  }

  /// Returns `false` for the search if the list is not shown.
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == .find, isPageAlone { return false }
    return super.canPerformAction(action, withSender: sender)
  }

  /// Begins the search for a page.
  func find(_ sender: Any?) { list.beginSearch() }

  /// Replaces the page that is shown.
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
