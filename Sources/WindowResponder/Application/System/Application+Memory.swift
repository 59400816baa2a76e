import ResponderPixels
import ResponderRuntime
import ResponderSystem
import ResponderText

extension Application {
  /// Simulates a memory warning, for development.
  ///
  /// Follows the simulator's "Simulate Memory Warning".
  public func simulateMemoryWarning() { memoryBecameShort() }

  /// Adds a memory warning to the end of the event queue.
  package func memoryBecameShort() {
    queue.append(.system { [link = BackLink(self)] in link.target?.receiveMemoryWarning() })
  }

  /// Empties the library's own caches, and notifies the delegate, the observers and every controller whose
  /// view is loaded.
  private func receiveMemoryWarning() {
    TextLayout.emptyCache()
    BlockLayout.emptyCache()
    TextEngine.emptyGlyphCache()
    RoundedMask.emptyCache()
    ShadowMask.emptyCache()
    SymbolMask.emptyCache()
    delegate?.applicationDidReceiveMemoryWarning(self)
    memoryWarningObservers.tell(self)
    ProgramNotifications.tell(.didReceiveMemoryWarning, from: self)
    for window in windows { window.rootViewController?.forwardMemoryWarning() }
    // Memory that the receivers have released is returned to the kernel.
    CurrentProcess.releasePages()
  }

  /// Notifies delegate and observers of a change of the desktop's language, after the entries in the queue.
  package func localeBecameAnother() {
    queue.append(
      .system { [link = BackLink(self)] in
        guard let application = link.target else { return }
        application.delegate?.applicationDidChangeLocale(application)
        application.localeObservers.tell(application)
      })
  }
}

extension ViewController {
  /// Notifies this controller, its children and the controller that it presents, if their views are loaded.
  func forwardMemoryWarning() {
    if isViewLoaded { didReceiveMemoryWarning() }
    for child in children { child.forwardMemoryWarning() }
    links?.presented?.forwardMemoryWarning()
  }
}
