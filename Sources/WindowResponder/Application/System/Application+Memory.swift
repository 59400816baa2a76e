import ResponderSystem
import ResponderText

extension Application {
  /// Acts as if memory had become short, for development.
  ///
  /// Follows the simulator's "Simulate Memory Warning".
  public func simulateMemoryWarning() { memoryBecameShort() }

  /// Memory is short: the warning is queued behind what waits already.
  package func memoryBecameShort() {
    queue.append(.system { [weak self] in self?.receiveMemoryWarning() })
  }

  /// Empties the library's own caches, and tells the delegate, the observers and every controller whose
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
    ProgramNews.tell(.didReceiveMemoryWarning, from: self)
    for window in windows { window.rootViewController?.forwardMemoryWarning() }
    // What everybody let go of goes back to the kernel.
    CurrentProcess.releasePages()
  }

  /// The desktop speaks another language: delegate and observers are notified after what waits in
  /// the queue already.
  package func localeBecameAnother() {
    queue.append(
      .system { [weak self] in
        guard let self else { return }
        delegate?.applicationDidChangeLocale(self)
        localeObservers.tell(self)
      })
  }
}

extension ViewController {
  /// Tells this controller, its children and what it presents, where their views are loaded.
  func forwardMemoryWarning() {
    if isViewLoaded { didReceiveMemoryWarning() }
    for child in children { child.forwardMemoryWarning() }
    links?.presented?.forwardMemoryWarning()
  }
}
