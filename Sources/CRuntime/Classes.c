#include "CRuntime.h"

// Returns the method of a class for a method's descriptor. The descriptor is that of the class that
// introduces the method. Swift itself finds entries of a class's method table in this way.
extern const void *swift_lookUpClassMethod(
    const void *metadata, const void *method, const void *description);

// The symbols are weak, because a program may use only modules below WindowResponder.
#define SYMBOL(name, mangled) extern const char name __asm__(mangled) __attribute__((weak))

SYMBOL(responder, "$s15WindowResponder0B0CMn");
SYMBOL(motion_began, "$s15WindowResponder0B0C11motionBegan_4withyAA5EventC0F7SubtypeO_AGSgtFTq");
SYMBOL(motion_ended, "$s15WindowResponder0B0C11motionEnded_4withyAA5EventC0F7SubtypeO_AGSgtFTq");
SYMBOL(motion_cancelled,
       "$s15WindowResponder0B0C15motionCancelled_4withyAA5EventC0F7SubtypeO_AGSgtFTq");

SYMBOL(magic_tap, "$s15WindowResponder0B0C28accessibilityPerformMagicTapSbyFTq");

SYMBOL(table_controller, "$s12WidgetsLists19TableViewControllerCMn");
SYMBOL(commit_row,
       "$s12WidgetsLists19TableViewControllerC05tableD0_6commit8forRowAtyAA0cD0C_AA0cD4CellC12Editing"
       "StyleO0A5Items8ItemPathVtFTq");
SYMBOL(move_row,
       "$s12WidgetsLists19TableViewControllerC05tableD0_9moveRowAt2toyAA0cD0C_0A5Items8ItemPathVAKtFTq");

SYMBOL(collection_controller, "$s12WidgetsLists24CollectionViewControllerCMn");
SYMBOL(move_item,
       "$s12WidgetsLists24CollectionViewControllerC010collectionD0_10moveItemAt2toyAA0cD0C_0A5Items0H4"
       "PathVAKtFTq");

static bool differs(const void *made, const void *base, const void *method) {
  return !method
    || swift_lookUpClassMethod(made, method, &responder)
      != swift_lookUpClassMethod(base, method, &responder);
}

static bool differs_in_list(
    const void *made, const void *base, const void *method, const void *controller) {
  return controller && method
    && swift_lookUpClassMethod(made, method, controller)
      != swift_lookUpClassMethod(base, method, controller);
}

bool wr_overrides_motion(const void *made, const void *base) {
  return !&responder || differs(made, base, &motion_began) || differs(made, base, &motion_ended)
    || differs(made, base, &motion_cancelled);
}

bool wr_overrides_magic_tap(const void *made, const void *base) {
  return &responder && &magic_tap && differs(made, base, &magic_tap);
}

bool wr_overrides_row_commit(const void *made, const void *base) {
  return differs_in_list(made, base, &commit_row, &table_controller);
}

bool wr_overrides_row_move(const void *made, const void *base) {
  return differs_in_list(made, base, &move_row, &table_controller);
}

bool wr_overrides_item_move(const void *made, const void *base) {
  return differs_in_list(made, base, &move_item, &collection_controller);
}

extern const void *wr_registered_inspector(void) __attribute__((weak));

const void *wr_inspector_class(void) {
  return wr_registered_inspector ? wr_registered_inspector() : NULL;
}

// The entry points of the executor. Their types are in TaskThreads.c.
extern const char job_run __asm__("swift_job_run") __attribute__((weak));
extern const char enqueue __asm__("swift_task_enqueueGlobal_hook") __attribute__((weak));
extern const char enqueue_with_delay __asm__("swift_task_enqueueGlobalWithDelay_hook")
    __attribute__((weak));
extern const char enqueue_with_deadline __asm__("swift_task_enqueueGlobalWithDeadline_hook")
    __attribute__((weak));

extern const char type_descriptor __asm__("swift_getTypeContextDescriptor") __attribute__((weak));

const char *wr_missing_entry(unsigned index) {
  const struct {
    const void *address;
    const char *name;
  } entries[] = {
      {&job_run, "swift_job_run"},
      {&enqueue, "swift_task_enqueueGlobal_hook"},
      {&enqueue_with_delay, "swift_task_enqueueGlobalWithDelay_hook"},
      {&enqueue_with_deadline, "swift_task_enqueueGlobalWithDeadline_hook"},
      {&type_descriptor, "swift_getTypeContextDescriptor"},
      {&responder, "the descriptor of Responder"},
      {&motion_began, "the descriptor of Responder.motionBegan(_:with:)"},
      {&motion_ended, "the descriptor of Responder.motionEnded(_:with:)"},
      {&motion_cancelled, "the descriptor of Responder.motionCancelled(_:with:)"},
      {&magic_tap, "the descriptor of Responder.accessibilityPerformMagicTap()"},
  };
  for (unsigned i = 0; i < sizeof entries / sizeof *entries; i++)
    if (!entries[i].address && index-- == 0)
      return entries[i].name;
  return NULL;
}
