/// The notifications of input views that appear, disappear or change their height, as those of a device's
/// keyboard.
@MainActor struct InputViewNotifications {
  private let window: Window
  private let before: Double

  /// Records the height of a window's input views before a change.
  init(_ window: Window) {
    self.window = window
    before = Self.height(in: window)
  }

  private static func height(in window: Window) -> Double {
    guard let host = window.inputHost else { return 0 }
    return min(host.wantedHeight, window.bounds.height)
  }

  /// Performs a change of the input views, and posts the notifications before and after it.
  func tell(around change: () -> Void) {
    let after = Self.height(in: window)
    guard ProgramNotifications.listener != nil, after != before else { return change() }
    let bounds = window.bounds
    func place(_ height: Double) -> Rect {
      // When the views disappear, the rectangle keeps their last size.
      Rect(
        x: bounds.minX, y: bounds.maxY - height, width: bounds.width,
        height: height > 0 ? height : max(before, after))
    }
    let move = ProgramNotifications.KeyboardChange(from: place(before), to: place(after))
    ProgramNotifications.tell(.keyboardWillChangeFrame(move), from: window)
    ProgramNotifications.tell(
      after > 0 ? .keyboardWillShow(move) : .keyboardWillHide(move), from: window)
    change()
    ProgramNotifications.tell(.keyboardDidChangeFrame(move), from: window)
    ProgramNotifications.tell(
      after > 0 ? .keyboardDidShow(move) : .keyboardDidHide(move), from: window)
  }
}
