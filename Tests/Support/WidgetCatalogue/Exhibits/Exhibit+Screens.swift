import ResponderTestKit
import Widgets

/// The container view controllers, and the controllers that are presented over others.
extension Exhibit {
  static let screens: [Exhibit] = [
    Exhibit("AlertController", in: .windowResponder, width: 440, height: 260, checksOverlap: false)
    {
      _ in
      .controller(samplePage("Pictures"))
    } act: { stage in
      let alert = AlertController(
        title: "Delete the picture?", message: "This cannot be undone.", preferredStyle: .alert)
      alert.addAction(AlertAction(title: "Cancel", style: .cancel))
      alert.addAction(AlertAction(title: "Delete", style: .destructive))
      stage.window.rootViewController?.present(alert, animated: false)
    },
    Exhibit(
      "AlertController-sheet", in: .windowResponder, width: 400, height: 320, checksOverlap: false
    ) { _ in
      .controller(samplePage("Pictures"))
    } act: { stage in
      let alert = AlertController(
        title: nil, message: "What shall become of it?", preferredStyle: .actionSheet)
      alert.addAction(AlertAction(title: "Keep a Copy", style: .default))
      alert.addAction(AlertAction(title: "Delete", style: .destructive))
      alert.addAction(AlertAction(title: "Cancel", style: .cancel))
      stage.window.rootViewController?.present(alert, animated: false)
    },
    Exhibit(
      "SheetPresentationController", in: .windowResponder, width: 440, height: 320,
      checksOverlap: false
    ) { _ in
      .controller(samplePage("Below", color: .systemTeal))
    } act: { stage in
      let sheet = samplePage("A sheet")
      let text = with(Label(text: "A sheet of two heights")) { $0.textAlignment = .center }
      text.frame = Rect(x: 0, y: 40, width: sheet.view.bounds.width, height: 60)
      text.autoresizingMask = [.flexibleWidth]
      sheet.view.addSubview(text)
      sheet.modalPresentationStyle = .pageSheet
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.prefersGrabberVisible = true
      stage.window.rootViewController?.present(sheet, animated: false)
    },
    Exhibit(
      "PopoverPresentationController", in: .windowResponder, width: 440, height: 260,
      checksOverlap: false
    ) { _ in
      let page = samplePage("Below")
      let button = Button(configuration: .tinted())
      button.setTitle("Colours", for: .normal)
      let size = button.intrinsicContentSize
      button.frame = Rect(x: 220 - size.width / 2, y: 24, width: size.width, height: size.height)
      page.view.addSubview(button)
      return .controller(page)
    } act: { stage in
      guard let root = stage.window.rootViewController else { return }
      let page = samplePage("Popover", color: .secondarySystemGroupedBackground)
      let text = with(Label(text: "What hangs on a button")) { $0.textAlignment = .center }
      text.frame = page.view.bounds
      text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.view.addSubview(text)
      page.modalPresentationStyle = .popover
      page.preferredContentSize = Size(width: root.view.bounds.width * 0.6, height: 110)
      page.popoverPresentationController?.sourceView = root.view.subviews.first
      page.popoverPresentationController?.permittedArrowDirections = .up
      root.present(page, animated: false)
    },
    Exhibit("NavigationController", width: 360, height: 300, scrolled: [.vertical]) { _ in
      let list = ViewController()
      list.title = "Places"
      list.view = SampleTable(rows: ["Bergen", "Coimbra", "Delft", "Galway"], style: .plain)
      let navigation = NavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      return .controller(navigation)
    },
    Exhibit("TabBarController", width: 360, height: 220) { _ in
      let tabs = TabBarController()
      tabs.viewControllers = [
        ("Photos", "photo"), ("Albums", "folder"), ("Search", "magnifyingglass"),
      ]
      .enumerated().map { index, tab in
        let page = samplePage(tab.0)
        page.tabBarItem = TabBarItem(title: tab.0, image: Image(systemName: tab.1), tag: index)
        return page
      }
      return .controller(tabs)
    },
    Exhibit("SplitViewController", width: 720, height: 260, scrolled: [.vertical]) { _ in
      let split = SplitViewController(style: .doubleColumn)
      let list = ViewController()
      list.title = "Places"
      list.view = SampleTable(rows: ["Bergen", "Coimbra", "Delft"], style: .plain)
      split.setViewController(list, for: .primary)
      split.setViewController(
        samplePage("Bergen", color: .secondarySystemGroupedBackground), for: .secondary)
      return .controller(split)
    },
    Exhibit("PageViewController", width: 360, height: 220) { _ in .controller(SamplePages()) },
    Exhibit("SearchController", width: 360, height: 260, scrolled: [.vertical]) { _ in
      let list = ViewController()
      list.title = "Places"
      list.view = SampleTable(rows: ["Bergen", "Coimbra", "Delft"], style: .plain)
      list.navigationItem.searchController = SearchController(searchResultsController: nil)
      list.navigationItem.hidesSearchBarWhenScrolling = false
      return .controller(NavigationController(rootViewController: list))
    },
    Exhibit("ActivityViewController", width: 440, height: 320, checksOverlap: false) { _ in
      .controller(samplePage("Below"))
    } act: { stage in
      stage.window.rootViewController?.present(
        ActivityViewController(activityItems: ["A text"], applicationActivities: nil),
        animated: false)
    },
  ]
}

/// A page view controller with colored pages.
private final class SamplePages: PageViewController, PageViewControllerDataSource {
  private let pages = [Color.systemTeal, .systemOrange, .systemPurple].map {
    samplePage("Page", color: $0)
  }

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    dataSource = self
    setViewControllers([pages[1]], direction: .forward, animated: false)
  }

  private func page(_ controller: ViewController, _ step: Int) -> ViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { page(viewController, -1) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { page(viewController, 1) }

  func presentationCount(for pageViewController: PageViewController) -> Int { pages.count }

  func presentationIndex(for pageViewController: PageViewController) -> Int { 1 }
}
