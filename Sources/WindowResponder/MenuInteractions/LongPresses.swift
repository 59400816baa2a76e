// With these interactions, a long press opens a menu and shows no tool tip.
extension ContextMenuInteraction: LongPressed {}
extension EditMenuInteraction: LongPressed {}
