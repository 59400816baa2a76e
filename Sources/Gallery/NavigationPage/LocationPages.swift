import Widgets

/// A page view controller with a page for each city.
final class LocationPages: PageViewController, PageViewControllerDataSource {
  private let all = Location.all.prefix(5).map { LocationPage($0) }

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    title = "Pages"
    dataSource = self
    if let first = all.first {
      setViewControllers([first], direction: .forward, animated: false)
    }
  }

  private func page(_ controller: ViewController, _ step: Int) -> ViewController? {
    guard let index = all.firstIndex(where: { $0 === controller }) else { return nil }
    return all.indices.contains(index + step) ? all[index + step] : nil
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { page(viewController, -1) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { page(viewController, 1) }

  func presentationCount(for pageViewController: PageViewController) -> Int { all.count }
}

/// A page with one city.
private final class LocationPage: ViewController {
  private let location: Location
  private let label = Label()

  init(_ location: Location) {
    self.location = location
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = location.color.withAlphaComponent(0.2)
    label.text = location.name
    label.font = view.theme.fonts.title
    label.textAlignment = .center
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = view.bounds.inset(by: view.safeAreaInsets)
  }
}
