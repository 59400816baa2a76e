import UIKit

/// A target for the actions of idioms.
@MainActor final class IdiomTarget {
  func tapped() {}
  func changed(_ field: UITextField) {}
  func gesture(_ recognizer: UIGestureRecognizer) {}
  func note(_ notification: Notification) {}
  func tick(_ timer: Timer) {}
  func tick2(_ link: CADisplayLink) {}
}

/// A delegate for idioms.
final class IdiomDelegate: UIViewController, UITextFieldDelegate, UITextViewDelegate,
  UIGestureRecognizerDelegate, UITableViewDataSource, UITableViewDelegate,
  UIContextMenuInteractionDelegate
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}
