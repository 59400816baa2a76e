// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about UIViewController. They have to compile.
@MainActor private enum UIViewControllerIdioms {
  static func part1(_ controller: UIViewController, _ child: UIViewController) {
    do { let vc = UIViewController(); vc.title = "Title" }
    do { controller.view.backgroundColor = .white }
    do { controller.present(UIViewController(), animated: true) }
    do { controller.present(UIViewController(), animated: true, completion: nil) }
    do { controller.dismiss(animated: true, completion: nil) }
    do { controller.modalPresentationStyle = .fullScreen }
    do { controller.modalTransitionStyle = .crossDissolve }
    do {
      controller.addChild(child); controller.view.addSubview(child.view);
      child.didMove(toParent: controller)
    }
    do { child.willMove(toParent: nil); child.view.removeFromSuperview(); child.removeFromParent() }
    do { controller.navigationController?.pushViewController(child, animated: true) }
  }

  static func part2(_ controller: UIViewController, _ target: IdiomTarget) {
    do { controller.navigationController?.popViewController(animated: true) }
    do { controller.navigationController?.setNavigationBarHidden(true, animated: false) }
    do { controller.navigationItem.title = "x" }
    do {
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Done", style: .done, target: nil, action: nil)
    }
    do {
      controller.navigationItem.leftBarButtonItems = [
        UIBarButtonItem(image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil)
      ]
    }
    do { controller.navigationItem.largeTitleDisplayMode = .never }
    do {
      controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
    }
    do {
      controller.tabBarItem = UITabBarItem(
        title: "Home", image: UIImage(systemName: "house"), tag: 0)
    }
    do { controller.hidesBottomBarWhenPushed = true }
    do { controller.edgesForExtendedLayout = [] }
  }

  static func part3(_ controller: UIViewController) {
    do { controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0) }
    do { controller.preferredContentSize = CGSize(width: 200, height: 200) }
    do { controller.setNeedsStatusBarAppearanceUpdate() }
    do { controller.isModalInPresentation = true }
    do {
      if controller.isViewLoaded && controller.view.window != nil {
        controller.viewIfLoaded?.setNeedsLayout()
      }
    }
    do {
      if controller.traitCollection.userInterfaceStyle == .dark {
        controller.view.backgroundColor = .black
      }
    }
    do { if controller.traitCollection.horizontalSizeClass == .compact { controller.title = "c" } }
    do { controller.setEditing(true, animated: true) }
    do {
      let nav = UINavigationController(rootViewController: controller);
      nav.navigationBar.prefersLargeTitles = true
    }
    do { let tab = UITabBarController(); tab.viewControllers = [controller]; tab.selectedIndex = 0 }
  }

  static func part4(_ view: UIView, _ controller: UIViewController) {
    do { controller.sheetPresentationController?.detents = [.medium(), .large()] }
    do {
      controller.popoverPresentationController?.sourceView = view;
      controller.popoverPresentationController?.sourceRect = view.bounds
    }
    do { controller.transitionCoordinator?.animate(alongsideTransition: { _ in }, completion: nil) }
    do {
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert);
      alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    }
    do {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet);
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in })
    }
    do {
      let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert);
      alert.addTextField { $0.placeholder = "Name" }; _ = alert.textFields?.first?.text
    }
    do {
      let orientation = controller.supportedInterfaceOrientations.contains(.portrait);
      _ = orientation
    }
  }
}
