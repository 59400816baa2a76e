extension RealCompositor {
  /// A half of the output.
  package enum Half: String {
    case left = "Left"
    case right = "Right"
  }

  /// Puts the window of a process, which has the keyboard focus, on a half of the output, as the desktop's
  /// user does.
  package func put(_ process: ChildProcess, on half: Half) throws {
    let width = size.width / 2
    let x = half == .left ? 0 : width
    switch kind {
    case .kwin:
      try runKWinScript(
        """
        windows.forEach(window => {
          if (window.pid == \(process.pid))
            window.frameGeometry = {x: \(x), y: 0, width: \(width), height: \(size.height)};
        });
        """)
    case .sway:
      let window = "[pid=\(process.pid)]"
      try swaymsg("\(window) resize set \(width) px \(size.height) px")
      try swaymsg("\(window) move position \(x) 0")
    case .labwc, .mutter:
      try input.strike(.windows, half == .left ? .left : .right)
    case .weston: throw CompositorError.unsupported("weston's shells put windows nowhere")
    }
  }

  /// Moves a process's window to the second output, as the desktop's user does.
  package func moveToSecondOutput(_ process: ChildProcess) throws {
    switch kind {
    case .kwin:
      try runKWinScript(
        """
        windows.forEach(window => {
          if (window.pid == \(process.pid)) {
            if (workspace.screens) workspace.sendClientToScreen(window, workspace.screens[1]);
            else workspace.sendClientToScreen(window, 1);
          }
        });
        """)
    case .sway: try swaymsg("[pid=\(process.pid)] move to output HEADLESS-2")
    case .labwc, .mutter: try input.strike(.windows, .leftShift, .right)
    case .weston: throw CompositorError.unsupported("weston has one output without a screen")
    }
  }
}
