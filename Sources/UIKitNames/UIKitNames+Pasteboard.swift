// The pasteboard.

import WindowResponder

/// UIKit's name for `Pasteboard`.
public typealias UIPasteboard = Pasteboard
