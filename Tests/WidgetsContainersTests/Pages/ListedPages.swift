import Widgets

/// A data source of a page view controller whose pages are those of a list.
@MainActor protocol ListedPages: PageViewControllerDataSource {
  var all: [LoggedController] { get }
}

extension ListedPages {
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
}
